// The look of replay_export's page; the colours are those of the browser table.
#pragma once

#include <string_view>

namespace six::io {

inline constexpr std::string_view kReplayPageStyle = R"(:root{color-scheme:light dark;
--paper:#f3e9d2;--raised:#fbf5e6;--ink:#2a1d10;--soft:#5a4630;--line:#c9b488;--gold:#8a5a08;
--red:#a3201a;--blue:#1f4f9a;--green:#2a6b35;--yellow:#8a6a00}
@media (prefers-color-scheme:dark){:root{--paper:#1d1712;--raised:#2a211a;--ink:#f2e6cf;
--soft:#c9b593;--line:#5a4632;--gold:#e3b75a;
--red:#f07a70;--blue:#82aef5;--green:#7fce96;--yellow:#e3c35a}
.field{filter:brightness(.82)}}
.red{--seat:#a3201a;--said:var(--red)}.blue{--seat:#1f4f9a;--said:var(--blue)}
.green{--seat:#2a6b35;--said:var(--green)}.yellow{--seat:#8a6a00;--said:var(--yellow)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);line-height:1.5;
font-family:'Iowan Old Style','Palatino Linotype',Palatino,'URW Palladio L',Georgia,serif}
header{background:#2e1b0e;color:#f6ead0;padding:2rem 1rem;text-align:center;
border-bottom:6px double #e3b75a}
header svg{width:2.2rem;height:2.2rem;color:#f6ead0;margin:0 .15rem}
h1{font-size:clamp(1.8rem,6vw,3rem);margin:.4rem 0 .2rem;line-height:1.15}
header p{margin:.3rem auto;max-width:50rem;color:#d9c7a2}
header .verdict{font-size:1.25rem;color:#e3b75a}
main{max-width:64rem;margin:0 auto;padding:1rem}
h2{font-size:1.6rem;color:var(--gold);border-bottom:2px solid var(--line);margin:2.2rem 0 .8rem}
h3{font-size:1.1rem;margin:1.2rem 0 .4rem;color:var(--said,var(--ink))}
.armies{display:grid;grid-template-columns:repeat(auto-fit,minmax(17rem,1fr));gap:1rem}
.army{background:var(--raised);border:1px solid var(--line);border-top:6px solid var(--seat);
border-radius:10px;padding:.2rem 1rem .8rem}
.army ul,.story,.clauses,.events{list-style:none;margin:0;padding:0}
.army li{display:flex;gap:.5rem;align-items:center;padding:.12rem 0}
.army svg{width:1.2rem;height:1.2rem;flex:none;color:var(--soft)}
.army .name{flex:1}.army .points{color:var(--soft)}
.army .lost .name{text-decoration:line-through;color:var(--soft)}
.round{display:grid;grid-template-columns:minmax(0,1fr);gap:0 1.6rem}
@media (min-width:52rem){.round{grid-template-columns:minmax(0,1fr) 24rem}
.round h2{grid-column:1/-1}.picture{grid-column:2;grid-row:2}.turns{grid-row:2}
.round:not(:has(.picture)) .turns{grid-column:1/-1}.picture .field{position:sticky;top:1rem}}
.field{display:block;width:100%;max-width:26rem;margin:.4rem auto;border:8px solid #4a2e1a;
border-radius:6px;background:#4a2e1a;box-shadow:0 2px 10px #0005}
.story>li{border-left:4px solid var(--seat,var(--line));padding:.15rem 0 .15rem .8rem;margin:.55rem 0}
.who{font-weight:bold;color:var(--said,var(--soft))}
code{font:.82em ui-monospace,'DejaVu Sans Mono',monospace;color:var(--soft);overflow-wrap:anywhere}
.dice{font-size:1.7em;line-height:1;vertical-align:-.12em;letter-spacing:.1em}
.minor{color:var(--soft);font-size:.9em}.strong{font-weight:bold}
.events svg{width:1em;height:1em;vertical-align:-.12em;color:var(--gold)}
.label{font-weight:bold;color:var(--said)}
a{color:inherit}.clause{font:.72em ui-monospace,monospace;color:var(--soft);text-decoration:none;
border-bottom:1px dotted;white-space:nowrap}
.clauses li{padding:.4rem .6rem;border-radius:6px}.clauses b{font-family:ui-monospace,monospace}
:target{background:var(--raised);outline:2px solid var(--gold)}
@media print{header{color:#000;background:none}.field{max-width:12cm;break-inside:avoid}}
)";

}  // namespace six::io
