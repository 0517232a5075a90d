/** The run an order was opened from: the new one is linked to it, and its seed can be kept. */
export interface OrderBase {
  id: string;
  seed: number;
}
