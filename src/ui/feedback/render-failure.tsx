import { Component, type ErrorInfo, type ReactNode } from "react";
import { Button } from "../actions/button.tsx";
import { EmptyState } from "./empty-state.tsx";

export type RenderFailureTexts = { title: string; message: string; retryLabel: string };

type Props = {
  texts: RenderFailureTexts;
  /** A change of this tries again by itself, such as the page's address. */
  resetKey?: string | undefined;
  onError?: ((error: unknown, info: ErrorInfo) => void) | undefined;
  children: ReactNode;
};
type State = { error: unknown; failed: boolean };

/** Catches what a view throws while rendering and shows the panel instead of an empty page. */
export class RenderFailure extends Component<Props, State> {
  override state: State = { error: null, failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.failed && previous.resetKey !== this.props.resetKey) this.reset();
  }

  reset = () => this.setState({ error: null, failed: false });

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <RenderFailurePanel texts={this.props.texts} error={this.state.error} onRetry={this.reset} />
    );
  }
}

/** The panel alone, for routers that catch errors themselves. */
export function RenderFailurePanel({
  texts,
  error,
  onRetry,
}: {
  texts: RenderFailureTexts;
  error: unknown;
  onRetry: () => void;
}) {
  return (
    <div role="alert">
      <EmptyState
        drawing="plug"
        title={texts.title}
        action={
          <Button look="primary" icon="refresh" onClick={onRetry}>
            {texts.retryLabel}
          </Button>
        }
      >
        {texts.message}
        {error instanceof Error && error.message && (
          <>
            <br />
            {error.message}
          </>
        )}
      </EmptyState>
    </div>
  );
}
