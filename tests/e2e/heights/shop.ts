import type { Scene } from "./face.ts";

/** Buys a plan as the sandbox's own page would have it. */
export async function buy({ studio, account }: Scene, plan: string): Promise<void> {
  const order = { plan_id: plan, cycle: "monthly" };
  const bought = await studio.post("/api/checkout", order, account?.token);
  const { id } = (await bought.json()) as { id: string };
  await studio.post(`/api/dev/payments/${id}`, { action: "approve" });
}
