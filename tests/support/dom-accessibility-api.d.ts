/** The package has types, but its "exports" do not lead to them. */
declare module "dom-accessibility-api" {
  export function computeAccessibleName(element: Element): string;
}
