import { i18n } from "@lingui/core";
import { fireEvent, screen } from "@testing-library/react";
import { expect } from "vitest";
import { Checkout } from "#src/flows/checkout/checkout.tsx";
import type { CheckoutRef } from "#src/flows/checkout/use-checkout-ref.ts";
import { sentenceFor } from "#src/lib/api/error-texts.ts";
import { fakeApp, InApp } from "../../stories/support/app.tsx";
import { config } from "../../stories/support/server.ts";
import { walks } from "../paths/walks.ts";
import type { Face } from "../support/view.tsx";
import { testFace } from "../support/walk-view.ts";
import { button, factOf, press } from "../support/wizard-face.tsx";

/** A shop that takes money in two ways. */
function appOfTwoGateways() {
  const app = fakeApp();
  app.queries.setQueryData(["config"], { ...config, gateways: ["sandbox", "vnpay"] });
  return app;
}
const says = (words: string) => () => expect(screen.getByText(words)).toBeInTheDocument();
const alerts = (words: string) => () => expect(screen.getByRole("alert")).toHaveTextContent(words);
const pay = () => button(/^Thanh toán /);
const confirming = says("Đang xác nhận với ngân hàng");

const face: Face = {
  walk: walks.checkout,
  view: (checkout: CheckoutRef) => (
    <InApp make={appOfTwoGateways}>
      <Checkout checkout={checkout} />
    </InApp>
  ),
  gestures: {
    "plan.choose": ({ event, unpressed }) => {
      if (event.planId === "enterprise") unpressed("what can't be bought is not offered");
      else press("Chọn Pro");
    },
    "plan.change": () => press("Chọn gói khác"),
    "cycle.choose": ({ unpressed }) => {
      const radio = screen.getByRole<HTMLInputElement>("radio", { name: "Theo năm" });
      if (radio.checked) unpressed("this cycle is on");
      else fireEvent.click(radio);
    },
    "gateway.choose": ({ unpressed }) => {
      const radio = screen.getByRole<HTMLInputElement>("radio", { name: "VNPay" });
      if (radio.checked) unpressed("this gateway is on");
      else fireEvent.click(radio);
    },
    "plans.retry": () => press("Thử lại"),
    "order.confirm": () => fireEvent.click(pay() as HTMLElement),
    "order.check": () => press("Kiểm tra lại"),
    "order.again": () => press("Đặt lại đơn"),
  },
  outside: { "page.returned": "the browser, when it shows a page it had kept" },
  sights: {
    loadingPlans: says("Đang tải…"),
    plansFailed: alerts("Chưa mở được bảng giá"),
    noPlans: says("Hiện chưa có gói nào"),
    choosing: () => expect(button("Chọn Pro")).toBeVisible(),
    reviewing: ({ context: { cycle, gateway } }) => {
      expect(pay()).toBeVisible();
      expect(factOf("Credit")).toMatch(cycle === "annual" ? /mỗi tháng/ : /^[\d.]+, dùng trong/);
      expect(screen.getByRole("radio", { name: /vnpay/i })).toHaveProperty(
        "checked",
        gateway === "vnpay",
      );
    },
    creating: () => expect(pay()).toHaveAttribute("aria-disabled", "true"),
    notCreated: ({ context: { refusal } }) => {
      alerts("Chưa đặt được đơn")();
      if (refusal) alerts(sentenceFor(i18n, refusal))();
    },
    redirecting: says("Đang mở trang thanh toán"),
    stuck: (state) =>
      expect(screen.getByRole("link", { name: "Mở trang thanh toán" })).toHaveAttribute(
        "href",
        state.context.gatewayUrl,
      ),
    "awaiting.reading": confirming,
    "awaiting.pausing": confirming,
    late: says("Ngân hàng chưa báo về"),
    unknown: alerts("Không thấy đơn này"),
    unfinished: says("Đơn chưa được thanh toán"),
    paid: () => expect(screen.getByText(/^Đã nhận 399.000/)).toBeInTheDocument(),
    review: alerts("Khoản này đang được xem lại"),
    cancelled: alerts("Đã huỷ thanh toán"),
    declined: alerts("Thanh toán bị từ chối"),
    expired: alerts("Đơn đã quá hạn"),
    failed: alerts("Thanh toán không thành"),
  },
  locks: [
    {
      event: { type: "order.confirm" },
      find: pay,
      where: (state) =>
        ["reviewing", "creating", "notCreated"].some((name) => state.matches(name as never)),
    },
  ],
};
testFace("checkout", face, "covering");
