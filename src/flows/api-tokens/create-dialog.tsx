import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { TokenProblem } from "#machines/api-tokens/api-tokens.rules.ts";
import { sentenceFor } from "#src/lib/api/error-texts.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { Checkbox } from "#src/ui/fields/checkbox.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { Dialog } from "#src/ui/overlays/dialog.tsx";
import { LIMITS } from "#wire/limits.ts";
import { FEATURES, type Feature } from "#wire/values.ts";
import { permissionName } from "../kit/tools.ts";
import * as s from "./api-tokens.css.ts";
import { problemTexts } from "./api-tokens.messages.ts";
import { Checking, Unsure } from "./lost-answer.tsx";
import type { ApiTokensRef } from "./use-api-tokens-ref.ts";

/** A name, what it may use, and how often. */
export function CreateDialog({ tokens }: { tokens: ApiTokensRef }) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(tokens, (state) => state);
  const { draft, problems, refusal } = snapshot.context;
  const isChecking = snapshot.matches({ creating: "checking" });
  const isUnsure = snapshot.matches({ creating: "unsure" });
  const isSending = isChecking || snapshot.matches({ creating: "submitting" });
  const said = (problem: TokenProblem) =>
    problems.includes(problem) ? i18n._(problemTexts[problem]) : null;
  const toggle = (service: Feature, on: boolean) =>
    tokens.send({
      type: "draft.change",
      change: {
        services: on
          ? [...draft.services, service]
          : draft.services.filter((known) => known !== service),
      },
    });
  return (
    <Dialog
      open={snapshot.hasTag("creating")}
      onClose={() => tokens.send({ type: "create.cancel" })}
      held={!snapshot.can({ type: "create.cancel" })}
      title={t({ id: "tokens.create", message: "Tạo khoá API" })}
      closeLabel={t({ id: "shell.close", message: "Đóng" })}
    >
      <form
        className={s.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          tokens.send({ type: "create.submit" });
        }}
      >
        <TextField
          label={t({ id: "tokens.name", message: "Tên khoá" })}
          value={draft.name}
          maxLength={LIMITS.tokenNameChars}
          error={said("name_missing") ?? refusal?.fields?.name}
          readOnly={isSending || isUnsure}
          onChange={(event) =>
            tokens.send({ type: "draft.change", change: { name: event.target.value } })
          }
        />
        <fieldset>
          <legend className={s.legend}>
            {t({ id: "tokens.services", message: "Công cụ được dùng" })}
          </legend>
          <div className={s.services}>
            {FEATURES.map((service) => (
              <Checkbox
                key={service}
                label={i18n._(permissionName(service))}
                checked={draft.services.includes(service)}
                onChange={(on) => toggle(service, on)}
              />
            ))}
          </div>
          {said("services_missing") && (
            <p role="alert" className={s.error}>
              {said("services_missing")}
            </p>
          )}
        </fieldset>
        <TextField
          label={t({ id: "tokens.rate", message: "Giới hạn lượt gọi mỗi phút" })}
          inputMode="numeric"
          value={draft.rate}
          error={said("rate_range")}
          readOnly={isSending || isUnsure}
          onChange={(event) =>
            tokens.send({ type: "draft.change", change: { rate: event.target.value } })
          }
        />
        {snapshot.matches({ creating: "failed" }) && (
          <ErrorState
            title={t({ id: "tokens.create_failed", message: "Chưa tạo được khoá" })}
            kept={refusal && sentenceFor(i18n, refusal)}
          />
        )}
        {isChecking && <Checking />}
        {isUnsure ? (
          <Unsure tokens={tokens} />
        ) : (
          <div className={s.actions}>
            <Button type="submit" look="primary" busy={isSending}>
              {t({ id: "tokens.create", message: "Tạo khoá API" })}
            </Button>
          </div>
        )}
      </form>
    </Dialog>
  );
}
