import type { Meta, StoryObj } from "@storybook/react-vite";
import { contrast, pairs } from "#src/theme/contrast.ts";
import { heading, text } from "#src/theme/type.css.ts";
import { Column } from "../support/layout.tsx";

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
