/** Names in the code that a build replaces with values: `src/page/virtual-modules.d.ts` declares them. */
import { experimental_readRawConfig as readRawConfig } from "wrangler";

import { readBuildDate } from "./build-date.ts";
import { listPlaceholderNamespaces, type NamespaceSettings } from "./placeholder-namespaces.ts";

export function toBuildConstants(buildId: string): Readonly<Record<string, string>> {
  const settings = readRawConfig({ config: "wrangler.toml" }).rawConfig as NamespaceSettings;
  return {
    __BUILD_ID__: JSON.stringify(buildId),
    __BUILD_DAY__: JSON.stringify(readBuildDate()),
    __PLACEHOLDER_NAMESPACES__: JSON.stringify(listPlaceholderNamespaces(settings)),
  };
}
