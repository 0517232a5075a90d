import { useSelector } from "@xstate/react";
import { CancelQuestion } from "./cancel-question.tsx";
import { isAsking, type OrderRef } from "./order.select.ts";

/** The question of the running order. */
export function CancelDialog({ job }: { job: OrderRef }) {
  const open = useSelector(job, isAsking);
  const generation = useSelector(job, (snapshot) => snapshot.context.generation);
  return (
    <CancelQuestion
      open={open}
      generation={generation}
      onKeep={() => job.send({ type: "cancel.keep" })}
      onConfirm={() => job.send({ type: "cancel.confirm" })}
    />
  );
}
