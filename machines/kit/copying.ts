/**
 * The state in which a text travels to the clipboard, beside `copied` and `copyFailed`: a browser may
 * refuse, or never answer. Its machine has the actor `copyText`, the guard `isCopied` and the delay
 * `copiedDelay`.
 */
export const copying = <Context>(text: (context: Context) => string) =>
  ({
    invoke: {
      id: "copyText",
      src: "copyText",
      input: ({ context }: { context: Context }) => ({ text: text(context) }),
      onDone: [
        {
          guard: {
            type: "isCopied",
            params: ({ event }: { event: { output: boolean } }) => event.output,
          },
          target: "copied",
        },
        { target: "copyFailed" },
      ],
      onError: "copyFailed",
    },
    after: { copiedDelay: "copyFailed" },
  }) as const;
