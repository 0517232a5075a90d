import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { nameOf } from "#src/lib/text/asset-name.ts";
import { Disclosure } from "#src/ui/content/disclosure.tsx";
import { ServedPicture } from "#src/ui/pictures/served-picture.tsx";
import type { Generation } from "#wire/generations.ts";
import { type InputRole, isPainted } from "#wire/values.ts";
import { TOOL_FACES } from "./tools.ts";
import * as s from "./wizard.css.ts";

const roleTexts: Record<InputRole, MessageDescriptor> = {
  person_image: msg({ id: "role.person", message: "Người mẫu" }),
  clothing_item: msg({ id: "role.garment", message: "Trang phục" }),
  face_reference: msg({ id: "role.face", message: "Gương mặt" }),
  original_person: msg({ id: "role.original", message: "Ảnh gốc" }),
  hairstyle_reference: msg({ id: "role.hairstyle", message: "Ảnh mẫu kiểu tóc" }),
  style_reference: msg({ id: "role.style", message: "Ảnh mẫu" }),
  source_image: msg({ id: "role.source", message: "Ảnh gốc" }),
  mask: msg({ id: "role.mask", message: "Vùng tô" }),
  strokes: msg({ id: "role.strokes", message: "Nét sửa viền" }),
};

/** What a result was made of, folded away until it is asked for; what was not given is said. */
export function ResultInputs({ generation: { feature, inputs } }: { generation: Generation }) {
  const { t, i18n } = useLingui();
  const { missed } = TOOL_FACES[feature];
  const has = (role: InputRole) => inputs.some((input) => input.role === role);
  const lacking = [
    ...(inputs.length === 0 ? [t({ id: "inputs.none", message: "Không có ảnh gốc để xem" })] : []),
    ...(missed && !has(missed.role) ? [i18n._(missed.words)] : []),
  ];
  return (
    <Disclosure title={t({ id: "inputs.title", message: "Ảnh gốc" })}>
      <div className={s.stack}>
        {inputs.length > 0 && (
          <ul className={s.inputs}>
            {inputs.map(({ role, asset }) => (
              <li key={role} className={s.input}>
                <ServedPicture
                  room="thumb"
                  className={s.inputPicture}
                  src={asset.thumb_url}
                  alt=""
                  loading="lazy"
                />
                <span>{i18n._(roleTexts[role])}</span>
                {!isPainted(role) && <span className={s.inputName}>{nameOf(asset)}</span>}
              </li>
            ))}
          </ul>
        )}
        {lacking.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
    </Disclosure>
  );
}
