import { fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { deviceGateInputs } from "#machines/device-gate/device-gate.fixtures.ts";
import { deviceGateMachine } from "#machines/device-gate/device-gate.machine.ts";
import { DeviceGate } from "#src/flows/device-gate/device-gate.tsx";
import { gatedPath } from "#src/flows/device-gate/pages.ts";
import type { DeviceGateRef } from "#src/flows/device-gate/use-device-gate-ref.ts";
import type { App } from "#src/lib/app.tsx";
import { PAGES } from "#wire/pages.ts";
import { fakeApp, guest, InApp } from "../../stories/support/app.tsx";
import { at } from "../../stories/support/at.ts";
import { activate } from "../../stories/support/catalogues.ts";
import { walks } from "../paths/walks.ts";
import type { Face } from "../support/view.tsx";
import { testFace } from "../support/walk-view.ts";

const view = (
  gate: DeviceGateRef,
  path: string | null = "/virtual-tryon",
  make: () => App = fakeApp,
) => (
  <InApp make={make}>
    <DeviceGate gate={gate} path={path} language={null}>
      <input aria-label="Lời dặn" defaultValue="váy đỏ" />
    </DeviceGate>
  </InApp>
);
const head = () => screen.queryByRole("heading", { level: 1 });
const field = () => document.querySelector("input");
const refresh = () => screen.queryByRole("button", { name: "Tải lại trang" });

const face: Face = {
  walk: walks["device-gate"],
  view: (gate: DeviceGateRef) => view(gate),
  gestures: { "page.refresh": () => fireEvent.click(refresh() as HTMLElement) },
  outside: { "size.changed": "the window itself" },
  sights: {
    "device.barred": () => {
      expect(head()).toHaveTextContent("Trang Thử đồ cần màn hình rộng hơn");
      expect(field()).toBeNull();
    },
    "device.covering": () => {
      expect(head()).toHaveTextContent("Trang Thử đồ cần màn hình rộng hơn");
      expect(screen.getByText(/Việc đang làm vẫn còn nguyên/)).toBeInTheDocument();
      expect(field()).not.toBeVisible();
      expect(field()?.closest("[inert]")).not.toBeNull();
    },
    "device.tablet": () => {
      expect(head()).toBeNull();
      expect(field()).toBeVisible();
    },
    "device.desktop": () => {
      expect(head()).toBeNull();
      expect(field()).toBeVisible();
    },
    "window.still": () => {},
    "window.changing": () => {},
  },
  locks: [{ event: { type: "page.refresh" }, find: refresh, where: () => true }],
};
testFace("device-gate", face, "covering");

describe("the restriction page", () => {
  beforeAll(() => activate("vi"));
  const onPhone = () => at(deviceGateMachine, { input: deviceGateInputs.phone });
  const pages = [
    "/dashboard",
    "/virtual-tryon",
    "/body-generator",
    "/hairstyle-changer",
    "/image-to-video",
    "/image-editing",
    "/history",
    "/assets",
    "/api-management",
    "/studio-pricing",
    "/credits",
    // "/admin/dashboard" is another address of "/admin".
    ...PAGES.filter((path) => path.startsWith("/admin") && path !== "/admin/dashboard"),
    "/somewhere",
  ];
  test("every page has a title and a description of its own", () => {
    const told = pages.map((path) => {
      const { unmount, container } = render(view(onPhone(), path));
      const words = [head()?.textContent, container.querySelector("h1 + p")?.textContent];
      unmount();
      return words;
    });
    expect(new Set(told.map(([title]) => title)).size).toBe(pages.length);
    expect(new Set(told.map(([, text]) => text)).size).toBe(pages.length);
  });
  test("two addresses of one page say the same", () => {
    for (const [one, other] of [
      ["/studio-pricing", "/studio/pricing"],
      ["/admin", "/admin/dashboard"],
    ] as const) {
      const titles = [one, other].map((path) => {
        const { unmount } = render(view(onPhone(), path));
        const title = head()?.textContent;
        unmount();
        return title;
      });
      expect(titles[0]).toBe(titles[1]);
    }
  });
  test("it tells the size, the device, what is needed, why, and the ways on", () => {
    render(view(onPhone()));
    const facts = screen.getAllByRole("definition").map((fact) => fact.textContent);
    expect(facts).toEqual([
      "390 × 844 px",
      "Điện thoại",
      "Máy tính (từ 1024 px) hoặc máy tính bảng (từ 768 px)",
    ]);
    expect(screen.getAllByRole("listitem").length).toBeGreaterThanOrEqual(2);
    expect(screen.getByRole("link", { name: "Về trang chủ" })).toHaveAttribute("href", "/");
  });
  test("whoever is signed in has the address mailed to their own", async () => {
    const sent: unknown[] = [];
    const fetcher: typeof fetch = async (input, init) => {
      const request = new Request(input, init);
      sent.push([new URL(request.url).pathname, await request.json()]);
      return new Response(null, { status: 202 });
    };
    render(view(onPhone(), "/virtual-tryon", () => fakeApp({ fetcher })));
    fireEvent.click(screen.getByRole("button", { name: "Gửi vào email của bạn" }));
    expect(await screen.findByText(/^Đã gửi thư/)).toBeVisible();
    expect(sent).toEqual([["/api/handoff", { path: "/virtual-tryon" }]]);
  });
  test("a mail that is refused says why beside its button", async () => {
    const fetcher: typeof fetch = async () =>
      Response.json({ code: "rate_limited", message: "" }, { status: 429 });
    render(view(onPhone(), "/virtual-tryon", () => fakeApp({ fetcher })));
    fireEvent.click(screen.getByRole("button", { name: "Gửi vào email của bạn" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(/thao tác nhanh quá/);
  });
  test("a guest copies the address or makes an account, and has no mail to send", async () => {
    const writeText = vi.fn(async () => {});
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
    render(view(onPhone(), "/virtual-tryon", () => fakeApp({ session: guest() })));
    fireEvent.click(screen.getByRole("button", { name: "Chép đường dẫn" }));
    expect(await screen.findByText("Đã chép")).toBeVisible();
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/virtual-tryon`);
    expect(screen.getByRole("button", { name: "Tạo tài khoản" })).toBeVisible();
    expect(screen.queryByRole("button", { name: /email của bạn/ })).toBeNull();
  });
  test("settings open on a phone", () => {
    expect([gatedPath("/profile"), gatedPath("/history")]).toEqual([null, "/history"]);
    render(view(onPhone(), null));
    expect([head(), field()?.value]).toEqual([null, "váy đỏ"]);
  });
});
