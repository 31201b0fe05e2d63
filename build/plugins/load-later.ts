/**
 * Build code that stands on the site's own modules, loaded when it is needed. Imported by a plugin, all of these modules
 * would be part of Vite's configuration, and each edit of one would restart the dev server.
 */
import type * as ApiReference from "../api-reference.ts";
import type * as SitePictures from "../art/make-site-pictures.ts";
import type * as AssetHeaders from "../asset-headers.ts";
import type * as BuildId from "../build-id.ts";
import type * as SiteData from "../site-data.ts";

export interface BuildCode {
  readonly "api-reference.ts": typeof ApiReference;
  readonly "art/make-site-pictures.ts": typeof SitePictures;
  readonly "asset-headers.ts": typeof AssetHeaders;
  readonly "build-id.ts": typeof BuildId;
  readonly "site-data.ts": typeof SiteData;
}

export const loadLater = <File extends keyof BuildCode>(file: File): Promise<BuildCode[File]> =>
  import(new URL(`../${file}`, import.meta.url).href) as Promise<BuildCode[File]>;
