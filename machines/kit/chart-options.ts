/**
 * A chart that turns in a circle without resting is broken off by name of its fault instead of
 * holding the page (or a test run) for ever. No chart needs a tenth of these microsteps in one step.
 */
export const CHART_OPTIONS = { maxIterations: 100 } as const;
