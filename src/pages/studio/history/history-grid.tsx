import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { type ComponentProps, forwardRef, type RefObject, useEffect, useMemo, useRef } from "react";
import { type GridComponents, VirtuosoGrid } from "react-virtuoso";
import { chosenOf, mayChoose } from "#machines/history-selection/history-selection.rules.ts";
import { HistoryItem, type HistoryItemRef } from "#src/flows/history-item/history-item.tsx";
import { SelectionBar } from "#src/flows/history-selection/selection-bar.tsx";
import type { HistorySelectionRef } from "#src/flows/history-selection/use-history-selection-ref.ts";
import { useTitle } from "#src/flows/kit/run-title.ts";
import { addressOfTool } from "#src/lib/address/tool-address.ts";
import type { Generation } from "#wire/generations.ts";
import { grid } from "../generation-card.css.ts";
import { GenerationCard } from "../generation-card.tsx";
import { focusRow, usePlace } from "./use-place.ts";

const List = forwardRef<HTMLUListElement, ComponentProps<"ul">>((props, ref) => {
  const { t } = useLingui();
  return (
    <ul
      {...props}
      ref={ref}
      className={grid}
      aria-label={t({ id: "nav.history", message: "Lịch sử" })}
    />
  );
});
const Item = forwardRef<HTMLLIElement, ComponentProps<"li">>((props, ref) => (
  <li {...props} ref={ref} />
));
const parts = { List, Item } as GridComponents;

/** Any number of runs: only those in sight are drawn, and more are asked for before the end. */
export function HistoryGrid({
  items,
  refOf,
  selection,
  hidden,
  onEnd,
}: {
  items: readonly Generation[];
  refOf: (generation: Generation) => HistoryItemRef;
  selection: HistorySelectionRef;
  /** Ids of rows that are deleted or about to be. */
  hidden: ReadonlySet<string>;
  /** Called when the last row comes near. */
  onEnd: () => void;
}) {
  const listed = useMemo(() => items.filter(mayChoose).map(chosenOf), [items]);
  const list = useRef<HTMLDivElement>(null);
  const { restored, keepGrid, keepRow } = usePlace(list);
  useFocusAfterDelete(list, items, hidden);
  return (
    <div ref={list} onClickCapture={(event) => keepRow(event.target)}>
      <VirtuosoGrid
        useWindowScroll
        restoreStateFrom={restored}
        stateChanged={keepGrid}
        data={items}
        components={parts}
        overscan={600}
        endReached={onEnd}
        computeItemKey={(_, generation) => generation.id}
        itemContent={(_, generation) => (
          <Row generation={generation} item={refOf(generation)} selection={selection} />
        )}
      />
      <SelectionBar selection={selection} listed={listed} />
    </div>
  );
}

/** The row that moves up to where a deleted one stood takes the focus that went with it; else the last. */
function useFocusAfterDelete(
  list: RefObject<HTMLElement | null>,
  items: readonly Generation[],
  hidden: ReadonlySet<string>,
): void {
  const before = useRef({ items, hidden });
  useEffect(() => {
    const { items: had, hidden: wereHidden } = before.current;
    before.current = { items, hidden };
    const gone = had.findIndex(({ id }) => hidden.has(id) && !wereHidden.has(id));
    if (gone >= 0 && items.length > 0) return focusRow(list, Math.min(gone, items.length - 1));
  }, [items, hidden, list]);
}

function Row({
  generation,
  item,
  selection,
}: {
  generation: Generation;
  item: HistoryItemRef;
  selection: HistorySelectionRef;
}) {
  const { t } = useLingui();
  const name = useTitle(generation);
  const isChoosing = useSelector(selection, (snapshot) => snapshot.hasTag("choosing"));
  const isChosen = useSelector(selection, ({ context }) =>
    context.chosen.some(({ id }) => id === generation.id),
  );
  if (isChoosing) {
    return (
      <GenerationCard
        generation={generation}
        choice={{
          chosen: isChosen,
          reason: mayChoose(generation)
            ? null
            : t({ id: "history.still_open", message: "Đang chạy, huỷ trước đã" }),
          onToggle: () => selection.send({ type: "item.toggle", item: chosenOf(generation) }),
        }}
      />
    );
  }
  return (
    <HistoryItem
      item={item}
      href={`${addressOfTool(generation.feature)}?generation=${generation.id}`}
      name={name}
      run={generation}
    >
      <GenerationCard generation={generation} />
    </HistoryItem>
  );
}
