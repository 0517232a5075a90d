import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { takeGeneration } from "#src/lib/api/live.ts";
import { useApp } from "#src/lib/app.tsx";
import type { Generation } from "#wire/generations.ts";

/**
 * A run's small picture. Signed addresses run out after some minutes: the first failure asks for
 * the run anew, once; when the fresh address fails too the file is gone. With the network's return it is asked for again.
 */
export function useCardPicture(generation: Generation): {
  src: string | undefined;
  isLost: boolean;
  onError: () => void;
} {
  const { api } = useApp();
  const queries = useQueryClient();
  const src = generation.result?.asset.thumb_url ?? generation.inputs[0]?.asset.thumb_url;
  const [failed, setFailed] = useState<readonly string[]>([]);
  const hasFailed = failed.length > 0;
  useEffect(() => {
    if (!hasFailed) return;
    const back = () => setFailed([]);
    window.addEventListener("online", back);
    return () => window.removeEventListener("online", back);
  }, [hasFailed]);
  const renew = async () => {
    const params = { id: generation.id };
    const answer = await api.call("GET", "/api/generations/:id", { params }).catch(() => null);
    if (answer?.ok) takeGeneration(queries, answer.value);
  };
  return {
    src,
    isLost: src !== undefined && failed.length > 1 && failed.includes(src),
    onError: () => {
      if (src === undefined || failed.includes(src)) return;
      setFailed([...failed, src]);
      if (failed.length === 0) void renew();
    },
  };
}
