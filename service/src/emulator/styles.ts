/** Styles of the emulator's pages, inline since it serves no other files. */
export const STYLES = `
:root { --ground: #f6f6f7; --card: #fff; --line: #d9d9de; --text: #1b1b1f; --soft: #5c5c66; --accent: #2f4fd0; --on-accent: #fff; --hover: #f1f2f6; --notice: #fff6dc; --notice-line: #e3c566; --bad: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --ground: #121214; --card: #1c1c20; --line: #3a3a42; --text: #ececf0; --soft: #a5a5b0; --accent: #93a7ff; --on-accent: #10142b; --hover: #26262c; --notice: #2f2815; --notice-line: #75611f; --bad: #ff9c94; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 400px; margin: 12vh auto 48px; padding: 24px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
@media (max-width: 440px) { main { margin: 0; min-height: 100vh; border: 0; border-radius: 0; } }
h1 { margin: 0 0 16px; font-size: 20px; line-height: 1.25; font-weight: 600; }
.notice { margin: 0 0 24px; padding: 8px 12px; font-size: 14px; background: var(--notice); border: 1px solid var(--notice-line); border-radius: 8px; }
ul { margin: 0 0 16px; padding: 0; list-style: none; display: grid; gap: 8px; }
button, input { font: inherit; color: inherit; }
button { min-height: 40px; cursor: pointer; border-radius: 8px; }
.account { display: flex; align-items: center; gap: 12px; width: 100%; padding: 8px 12px; text-align: start; background: none; border: 1px solid var(--line); }
.account:hover, .quiet:hover { background: var(--hover); }
.initials { flex: none; width: 32px; height: 32px; border-radius: 50%; background: var(--hover); border: 1px solid var(--line); font-size: 12px; display: grid; place-items: center; }
.who { flex: 1; min-width: 0; display: grid; }
.name { font-weight: 500; }
.name, .email { overflow-wrap: anywhere; }
.email, .state, .foot p { font-size: 14px; color: var(--soft); }
.state { flex: none; }
summary { padding: 8px 0; cursor: pointer; font-weight: 500; }
label { display: block; margin: 12px 0 4px; font-size: 14px; font-weight: 500; }
input:not([type=checkbox]) { width: 100%; height: 40px; padding: 0 12px; background: var(--card); border: 1px solid var(--soft); border-radius: 8px; }
.check { display: flex; align-items: center; gap: 8px; font-weight: 400; min-height: 24px; }
.check input { width: 16px; height: 16px; accent-color: var(--accent); }
.problem { margin: 4px 0 0; font-size: 14px; color: var(--bad); }
.primary { width: 100%; margin-top: 16px; border: 0; background: var(--accent); color: var(--on-accent); font-weight: 500; }
.quiet { width: 100%; background: none; border: 1px solid var(--line); }
.foot { margin-top: 24px; }
.foot p { margin: 12px 0 0; overflow-wrap: anywhere; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
@media (pointer: coarse) { button, input:not([type=checkbox]) { min-height: 44px; } }
`;
