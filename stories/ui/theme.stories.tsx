import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { vars } from "#src/theme/contract.css.ts";
import { contrast, pairs } from "#src/theme/contrast.ts";
import { media } from "#src/theme/media.ts";
import { heading, text } from "#src/theme/type.css.ts";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { Icon, type IconName } from "#src/ui/marks/icon.tsx";
import { iconPaths } from "#src/ui/marks/icon-paths.ts";
import { fold } from "#wire/fold.ts";
import { Column } from "../support/layout.tsx";
import { Tokens } from "../support/tokens.tsx";

const meta = { title: "Theme" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Stacked marks must never be clipped, at any size. */
export const Type: Story = {
  render: () => (
    <Column width={1100}>
      <p className={heading.hero}>Thử ngỡ thật</p>
      <p className={heading.page}>Ẫ Ỡ Ặ Ệ ỗ ữ ẵ ỷ đ</p>
      <p className={heading.section}>Năm phông, một tiệm ảnh.</p>
      <p className={heading.title}>Chào Hạnh, hôm nay chụp gì?</p>
      <p className={heading.small}>Mặc trang phục lên dáng</p>
      <p className={heading.label}>Đổi kiểu tóc</p>
      <p className={text.lead}>Ảnh hiện dần từ trái sang phải; lượt hỏng được hoàn credit.</p>
      <p className={text.head}>Chọn món đồ để mặc thử</p>
      <p className={text.body}>Áo dài lụa cổ vịt, thêu sen tay</p>
      <p className={text.soft}>JPEG, PNG, WebP, tối đa 10 MB</p>
      <p className={text.faint}>5 credit hết hạn 12/12, 199.000 ₫</p>
    </Column>
  ),
};

const Swatch = ({ color }: { color: string }) => (
  <svg width="64" height="32" aria-hidden="true">
    <rect x="0.5" y="0.5" width="63" height="31" fill={color} stroke="#74807B" />
  </svg>
);
/** Every colour, with its value; which may stand on which is told by Contrast. */
export const Colours: Story = {
  render: () => <Tokens of={vars.color} show={(color) => <Swatch color={color} />} />,
};

/** The sizes, line heights and widths that type is set in. */
export const Sizes: Story = {
  render: () => (
    <>
      <Tokens
        of={{ text: vars.text }}
        width={1200}
        show={(fontSize) => <span style={{ fontSize, whiteSpace: "nowrap" }}>Ệ Ỗ phông</span>}
      />
      <Tokens
        of={{ leading: vars.leading }}
        show={(lineHeight) => (
          <p style={{ lineHeight, width: 220 }}>Ẫ Ỡ Ặ Ệ: dấu chồng không chạm dòng trên, Ộ Ữ Ẵ</p>
        )}
      />
      <Tokens
        of={{ width: vars.width }}
        show={(fontStretch) => (
          <span
            style={{ fontFamily: vars.font.display, fontWeight: 700, fontSize: 28, fontStretch }}
          >
            Tiệm ảnh Mẫu
          </span>
        )}
      />
    </>
  ),
};

const bar = { height: 16, background: vars.color.action.base };
/** The 4 px grid, what is pressed, and how round. */
export const Spacing: Story = {
  render: () => (
    <>
      <Tokens of={{ space: vars.space }} show={(width) => <div style={{ ...bar, width }} />} />
      <Tokens
        of={{ height: vars.height }}
        show={(height) => <div style={{ ...bar, width: 120, height }} />}
      />
      <Tokens
        of={{ radius: vars.radius }}
        show={(borderRadius) => <div style={{ ...bar, width: 80, height: 40, borderRadius }} />}
      />
    </>
  ),
};

/** One for layers that float, one where a print touches the backdrop. */
export const Shadows: Story = {
  render: () => (
    <Tokens
      of={{ shadow: vars.shadow }}
      show={(boxShadow) => (
        <div style={{ padding: 24 }}>
          <div style={{ width: 160, height: 100, background: vars.color.paper.base, boxShadow }} />
        </div>
      )}
    />
  ),
};

function Moving({ duration }: { duration: string }) {
  const [isAway, setAway] = useState(false);
  const moved = {
    width: 40,
    height: 24,
    background: vars.color.action.base,
    transform: `translateX(${isAway ? 120 : 0}px)`,
    transition: `transform ${duration} ${vars.motion.ease}`,
  };
  return (
    <button
      type="button"
      aria-label="Move it"
      style={{ width: 180, padding: 8, textAlign: "start" }}
      onClick={() => setAway(!isAway)}
    >
      <div style={moved} />
    </button>
  );
}
const { ease, ...durations } = vars.motion;
/** Press to see one; with reduced motion nothing moves. */
export const Motion: Story = {
  render: () => (
    <>
      <Tokens of={{ motion: durations }} show={(duration) => <Moving duration={duration} />} />
      <Tokens of={{ motion: { ease } }} show={() => "eases out"} />
    </>
  ),
};

/** What lies above what, and the widths at which layouts fold. */
export const LayersAndWidths: Story = {
  render: () => (
    <>
      <Tokens of={{ layer: vars.layer }} show={() => "z-index"} />
      <dl>
        {Object.entries(media).map(([name, query]) => (
          <div key={name} style={{ padding: 4 }}>
            <dt style={{ fontWeight: 600 }}>{name}</dt>
            <dd>{query}</dd>
          </div>
        ))}
      </dl>
    </>
  ),
};

const NAMES = Object.keys(iconPaths) as IconName[];
function FoundIcons() {
  const [query, setQuery] = useState("");
  const wanted = fold(query).replaceAll(" ", "");
  const found = NAMES.filter((name) => name.toLowerCase().includes(wanted));
  return (
    <Column width={900}>
      <TextField
        label="Find an icon by its name"
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <p role="status">
        {found.length} of {NAMES.length}
      </p>
      <ul
        aria-label="Icons"
        style={{
          display: "grid",
          gridTemplateColumns: "repeat(auto-fill, minmax(104px, 1fr))",
          gap: 16,
          padding: 0,
          fontSize: 12,
          listStyle: "none",
        }}
      >
        {found.map((name) => (
          <li key={name} style={{ display: "grid", justifyItems: "center", gap: 4 }}>
            <Icon name={name} size="large" />
            {name}
          </li>
        ))}
      </ul>
    </Column>
  );
}
export const Icons: Story = {
  render: () => <FoundIcons />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = page.getByRole("textbox", { name: "Find an icon by its name" });
    await userEvent.type(field, "arrow left");
    await expect(page.getByRole("list", { name: "Icons" })).toHaveTextContent(/^arrowLeft$/);
    await userEvent.clear(field);
    await expect(page.getAllByRole("listitem")).toHaveLength(NAMES.length);
  },
};

/** Every pair the product uses, with its ratio; the theme's test fails below the minimum. */
export const Contrast: Story = {
  render: () => (
    <table>
      <thead>
        <tr>
          {["", "Use", "Ratio", "Least"].map((head) => (
            <th key={head} scope="col" style={{ textAlign: "start", padding: 4 }}>
              {head || "Sample"}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ use, on, under, min }) => (
          <tr key={use}>
            <td style={{ padding: 4 }}>
              <svg width="44" height="26" aria-hidden="true">
                <rect width="44" height="26" fill={under} />
                <circle cx="22" cy="13" r="8" fill={on} />
              </svg>
            </td>
            <td style={{ padding: 4 }}>{use}</td>
            <td style={{ padding: 4 }}>{contrast(on, under).toFixed(2)}</td>
            <td style={{ padding: 4 }}>{min}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
};
