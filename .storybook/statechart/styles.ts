import { colors } from "#src/theme/colors.ts";

const { action, ink, line, paper } = colors;

/** Of the panel alone: the drawing brings its own. */
export const STYLES = `
.sc{display:flex;height:100%;min-height:0;container-type:inline-size;background:${paper.base};color:${ink.base};font:13px/1.5 "Be Vietnam Pro",system-ui,sans-serif}
.sc *{box-sizing:border-box}
.sc-walk{display:flex;flex-wrap:wrap;align-items:center;gap:8px;padding:8px 12px;border-bottom:1px solid ${line.hair};background:${paper.floor};color:${ink.base};font:13px/1.4 "Be Vietnam Pro",system-ui,sans-serif}
.sc-walk p{flex:1 1 260px;margin:0;overflow-wrap:anywhere}
.sc-walk small{color:${ink.faint}}
.sc-walk button,.sc-walk select{height:28px;padding:0 10px;border:1px solid ${line.control};border-radius:3px;background:${paper.base};color:${ink.base};font:inherit}
.sc-walk button{cursor:pointer}
.sc-walk button:disabled{color:${ink.faint};background:${paper.sunken};cursor:default}
.sc-walk .next{background:${action.base};border-color:${action.base};color:${paper.base};font-weight:600}
.sc-walk :focus-visible{outline:2px solid ${action.base};outline-offset:1px}
.sc-main{position:relative;flex:1;min-width:0;min-height:0;overflow:hidden}
.sc-window{position:absolute;inset:0;overflow:hidden;cursor:grab;touch-action:none}
.sc-window:active{cursor:grabbing}
.sc-window:focus-visible{outline:2px solid ${action.base};outline-offset:-2px}
.sc-drawing{position:absolute;transform-origin:0 0;user-select:none}
.sc-drawing svg{display:block}
.sc-tools{position:absolute;right:8px;top:8px;display:flex;gap:4px}
.sc-tools button{min-width:28px;height:28px;padding:0 8px;border:1px solid ${line.control};border-radius:3px;background:${paper.base};color:${ink.base};font:inherit;cursor:pointer}
.sc-tools button:hover{background:${paper.sunken}}
.sc button:focus-visible,.sc a:focus-visible{outline:2px solid ${action.base};outline-offset:1px}
.sc-told{flex:0 0 300px;overflow:auto;padding:12px 16px;border-left:1px solid ${line.hair}}
@container (max-width:640px){.sc-body{flex-direction:column}.sc-told{flex:0 0 40%;border-left:0;border-top:1px solid ${line.hair}}}
.sc-body{display:flex;flex:1;min-width:0;min-height:0}
.sc-told h2{margin:0 0 4px;font-size:15px;line-height:1.3;overflow-wrap:anywhere}
.sc-told h3{margin:12px 0 2px;font-size:13px}
.sc-told p{margin:0}
.sc-told dl{display:grid;grid-template-columns:auto 1fr;gap:2px 10px;margin:8px 0 0}
.sc-told dt{color:${ink.faint}}
.sc-told dd{margin:0;overflow-wrap:anywhere}
.sc-told ol{margin:2px 0 0;padding-left:20px}
.sc-told summary{cursor:pointer}
.sc-told ul{margin:2px 0 6px;padding-left:18px}
.sc-told .soft{color:${ink.faint}}
.sc-told section+section{margin-top:14px;padding-top:12px;border-top:1px solid ${line.hair}}
.sc-told button.state{padding:0;border:0;background:none;color:${action.base};font:inherit;text-decoration:underline;cursor:pointer;text-align:left}
.sc [data-story]{cursor:pointer}
.sc [data-story]:hover>.frame{stroke:${action.base};stroke-width:2}
.sc .line{cursor:help}
.sc .line:hover text,.sc .pointed text{fill:${action.base};font-weight:600}
.sc .link.pointed{stroke:${action.base};stroke-width:3}
.sc .target>.frame{stroke:${action.base};stroke-width:2.5}
.sc .holds>.frame{stroke:${action.base};stroke-width:2}
.sc .lit>.frame{stroke:${action.base};stroke-width:3;fill:${action.wash}}
.sc .lit>.title{fill:${action.deep}}
.sc svg [tabindex]:focus{outline:none}
.sc svg [data-story]:focus-visible>.frame{stroke:${action.base};stroke-width:4}
.sc svg .line:focus-visible text{fill:${action.base};text-decoration:underline}
`;
