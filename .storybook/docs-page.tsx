import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Subtitle,
  Title,
} from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import type { ModuleExport } from "storybook/internal/types";

/** Whole pages stand for themselves: so many of them in one document are heavy and of no use. */
const WHOLE = /^(flows|Pages|Frames)\b/;

/**
 * The page of a part shows its stories; that of a flow or a page shows the first and leads to the
 * rest by what each says.
 */
export function DocsPage() {
  const context = useContext(DocsContext);
  const stories = context.componentStories();
  const [first] = stories;
  const isWhole = first !== undefined && WHOLE.test(first.title);
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {isWhole ? <InFrame story={first} /> : <Primary />}
      {isWhole ? <Links stories={stories} /> : <Parts />}
    </>
  );
}
/** In a frame of its own: a dialog would else lie over the document. */
const InFrame = ({ story }: { story: { moduleExport: unknown } }) => (
  <Canvas of={story.moduleExport as ModuleExport} story={{ inline: false, height: "640px" }} />
);
const Parts = () => (
  <>
    <Controls />
    <Stories includePrimary={false} />
  </>
);

function Links({ stories }: { stories: readonly { id: string; name: string }[] }) {
  const [first] = stories;
  if (!first) return null;
  const [kind] = first.id.split("--");
  return (
    <>
      <h2>All of them</h2>
      <ul>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
      {kind?.startsWith("flows-") && (
        <p>
          <a href={`./?path=/story/walk-through--${kind.replace("flows-", "")}`} target="_top">
            Walk through it
          </a>
          , or see where it is shown beside each story, under Statechart.
        </p>
      )}
    </>
  );
}
