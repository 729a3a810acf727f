const plainMe =
  'import { Me } from "./me";\n\nexport default function Page() {\n  return <Me />;\n}\n';

/** All files of a kit's app. */
export function filesOf({ layout, files }) {
  const open = layout
    ? `<${layout.element}${layout.props ? ` ${layout.props}` : ""}>{children}</${layout.element}>`
    : "{children}";
  const imports = layout
    ? `import { ${layout.element} } from "${layout.from}";\n${layout.also ? `${layout.also}\n` : ""}\n`
    : "";
  return {
    "next.config.mjs": "export default { distDir: process.env.NEXT_DIST_DIR };\n",
    "app/layout.jsx": `${imports}export default function Layout({ children }) {\n  return (\n    <html lang="en">\n      <body>${open}</body>\n    </html>\n  );\n}\n`,
    "app/page.jsx": "export default function Page() {\n  return <h1>Welcome</h1>;\n}\n",
    ...(files["app/me/me.jsx"] ? { "app/me/page.jsx": plainMe } : {}),
    ...files,
  };
}
