import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { FormEvent } from "react";
import type { UserDraft, UserProblem } from "#machines/admin-user/admin-user.rules.ts";
import { usePlanName } from "#src/lib/text/plan-name.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { Switch } from "#src/ui/fields/switch.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { PLAN_IDS } from "#wire/values.ts";
import * as s from "./admin-user.css.ts";
import { problemTexts } from "./admin-user.messages.ts";
import { SaveState } from "./save-state.tsx";
import type { AdminUserRef } from "./use-admin-user-ref.ts";

/** Plan, confirmation, access, the second step and credits; nothing is sent before it is saved as a whole. */
export function ChangeForm({ user }: { user: AdminUserRef }) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(user, (state) => state);
  const { user: account, draft, problems, refusal } = snapshot.context;
  const planName = usePlanName();
  if (!account || !draft) return null;
  const isBusy = snapshot.hasTag("busy");
  const change = (part: Partial<UserDraft>) => user.send({ type: "draft.change", change: part });
  const said = (names: readonly UserProblem[], field: string) => {
    const found = problems.find((problem) => names.includes(problem));
    return found ? i18n._(problemTexts[found]) : refusal?.fields?.[field];
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    user.send({ type: "changes.save" });
  };
  const isLeaving = snapshot.matches({ ready: "leaving" });
  const ownLock = (part: Partial<UserDraft>): string | null =>
    snapshot.can({ type: "draft.change", change: part }) || isBusy || isLeaving
      ? null
      : t({
          id: "admin_user.own",
          message: "Bạn đang dùng chính tài khoản này, nên không tự tắt được.",
        });
  return (
    <form className={s.column} noValidate onSubmit={submit}>
      <h3 className={s.title}>{t({ id: "admin_user.change", message: "Thay đổi" })}</h3>
      <SelectField
        label={t({ id: "admin.plan", message: "Gói" })}
        value={draft.plan}
        disabled={isBusy || isLeaving}
        error={refusal?.fields?.plan}
        options={PLAN_IDS.map((value) => ({ value, label: planName(value) }))}
        onChange={({ target }) => {
          const plan = PLAN_IDS.find((one) => one === target.value);
          if (plan) change({ plan });
        }}
      />
      <Switch
        label={t({ id: "admin_user.verified", message: "Email đã xác nhận" })}
        checked={draft.verified}
        disabled={!snapshot.can({ type: "draft.change", change: { verified: !draft.verified } })}
        hint={refusal?.fields?.is_verified ?? ownLock({ verified: !draft.verified })}
        onChange={(verified) => change({ verified })}
      />
      <Switch
        label={t({ id: "admin_user.active", message: "Được dùng studio" })}
        checked={draft.active}
        disabled={!snapshot.can({ type: "draft.change", change: { active: !draft.active } })}
        hint={
          refusal?.fields?.active ??
          ownLock({ active: !draft.active }) ??
          t({
            id: "admin_user.active_hint",
            message: "Tắt đi thì tài khoản bị khoá và đăng xuất khỏi mọi máy.",
          })
        }
        onChange={(active) => change({ active })}
      />
      {account.totp_enabled && (
        <Switch
          label={t({ id: "totp.title", message: "Đăng nhập hai bước" })}
          checked={draft.totp}
          disabled={!snapshot.can({ type: "draft.change", change: { totp: !draft.totp } })}
          hint={
            refusal?.fields?.totp_enabled ??
            ownLock({ totp: !draft.totp }) ??
            t({
              id: "admin_user.totp_hint",
              message:
                "Chỉ tắt khi chủ tài khoản mất cả điện thoại lẫn mã dự phòng. Họ được báo qua email.",
            })
          }
          onChange={(totp) => change({ totp })}
        />
      )}
      <TextField
        label={t({ id: "admin_user.credits", message: "Điều chỉnh credit" })}
        hint={t({ id: "admin_user.credits_hint", message: "20 để cộng, -20 để trừ" })}
        error={said(["credits_whole", "credits_range", "credits_short"], "credits_delta")}
        value={draft.credits}
        readOnly={isBusy || isLeaving}
        autoComplete="off"
        onChange={(event) => change({ credits: event.target.value })}
      />
      <TextArea
        label={t({ id: "admin_user.reason", message: "Lý do" })}
        hint={t({
          id: "admin_user.reason_hint",
          message:
            "Bắt buộc khi điều chỉnh credit hoặc tắt hai bước. Lý do được ghi vào nhật ký quản trị.",
        })}
        error={said(["reason_missing", "totp_reason_missing"], "reason")}
        value={draft.reason}
        maxLength={500}
        rows={2}
        readOnly={isBusy || isLeaving}
        onChange={(event) => change({ reason: event.target.value })}
      />
      <SaveState user={user} />
      {!isLeaving && (
        <div className={s.actions}>
          <Button
            type="submit"
            look="primary"
            busy={isBusy}
            reason={
              isBusy || snapshot.can({ type: "changes.save" })
                ? null
                : t({ id: "admin_user.unchanged", message: "Chưa có gì thay đổi" })
            }
          >
            {t({ id: "admin_user.save", message: "Lưu thay đổi" })}
          </Button>
          {snapshot.can({ type: "changes.undo" }) && (
            <Button onClick={() => user.send({ type: "changes.undo" })}>
              {t({ id: "admin_user.undo", message: "Bỏ thay đổi" })}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}
