import { colors } from "#src/theme/colors.ts";

const { action, ink, line, paper } = colors;

export const FIND_STYLES = `
.find{width:min(460px,calc(100vw - 32px));padding:12px;background:${paper.base};color:${ink.base};font:14px/1.45 "Be Vietnam Pro",system-ui,sans-serif}
.find *{box-sizing:border-box}
.find input{width:100%;height:36px;padding:0 10px;border:1px solid ${line.control};border-radius:3px;font:inherit;color:inherit;background:${paper.base}}
.find input:focus-visible{outline:2px solid ${action.base};outline-offset:1px}
.find p{margin:8px 0 4px;font-size:12px;color:${ink.faint}}
.find [role="listbox"]{max-height:min(440px,60vh);overflow:auto}
.find [role="option"]{display:grid;gap:1px;padding:7px 8px;border-top:1px solid ${line.hair};cursor:pointer;overflow-wrap:anywhere}
.find [role="option"][aria-selected="true"],.find [role="option"]:hover{background:${action.wash}}
.find strong{font-weight:600}
.find span{font-size:13px;color:${ink.soft}}
.find small{font-size:12px;color:${ink.faint}}
`;
