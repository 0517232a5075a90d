/** The page's looks: one file, no fonts from elsewhere. */
export const docsStyle = `
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { font: 16px/1.6 system-ui, sans-serif; color: #1c1b19; background: #f6f4ef; margin: 0; }
header { display: flex; justify-content: space-between; gap: 1rem; flex-wrap: wrap; padding: 1rem 1.5rem; border-bottom: 1px solid #ddd7ca; background: #fff; }
header nav { display: flex; gap: 1rem; }
a { color: #7a2e1d; }
.page { display: grid; grid-template-columns: 16rem minmax(0, 1fr); gap: 2.5rem; max-width: 72rem; margin: 0 auto; padding: 2rem 1.5rem 6rem; }
.contents { position: sticky; top: 1.5rem; align-self: start; max-height: calc(100vh - 3rem); overflow: auto; font-size: .9375rem; }
.contents ul { list-style: none; margin: 0; padding: 0; }
.contents > ul > li { margin-bottom: .75rem; font-weight: 600; }
.contents li li { font-weight: 400; margin: .2rem 0; }
.contents a { text-decoration: none; color: inherit; }
.contents a:hover { text-decoration: underline; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.5rem; margin: 3rem 0 1rem; }
h3 { font-size: 1.125rem; margin: 0; }
article { background: #fff; border: 1px solid #ddd7ca; border-radius: 6px; padding: 1.25rem 1.5rem; margin: 1rem 0; }
.path { margin: .25rem 0 .75rem; }
.path b { font-size: .8125rem; letter-spacing: .04em; }
code, pre { font: .875rem/1.55 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
code { overflow-wrap: anywhere; }
pre { background: #24211d; color: #f4efe6; border-radius: 4px; padding: 1rem; margin: .5rem 0; overflow: auto; user-select: all; }
pre code { overflow-wrap: normal; }
table { width: 100%; border-collapse: collapse; font-size: .9375rem; margin: .75rem 0; }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-top: 1px solid #ece7dc; font-weight: 400; }
thead th { border: 0; color: #5d584f; font-size: .875rem; }
td { overflow-wrap: anywhere; }
th code, td:nth-child(2):not(:last-child) { white-space: nowrap; }
summary { cursor: pointer; padding: .3rem 0; font-weight: 600; }
.samples { margin-top: .75rem; }
:focus-visible { outline: 3px solid #2457c5; outline-offset: 2px; }
@media (max-width: 52rem) { .page { grid-template-columns: minmax(0, 1fr); } .contents { position: static; max-height: none; } .contents > ul { columns: 2 16rem; } .contents > ul > li { break-inside: avoid; } }
`;
