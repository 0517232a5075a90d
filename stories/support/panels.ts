/** For stories of a part whose properties one may try: their panels are hidden elsewhere. */
export const triable = { controls: { disable: false }, actions: { disable: false } };
