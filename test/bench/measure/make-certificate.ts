import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";

export interface Certificate {
  readonly key: Buffer;
  readonly cert: Buffer;
  /** For whoever is to trust it. */
  readonly file: string;
}

/** For this machine and this run: nothing that could be trusted stays anywhere. */
export function makeCertificate(): Certificate {
  const directory = path.resolve("dist/bench/run");
  mkdirSync(directory, { recursive: true });
  const [key, cert] = [path.join(directory, "edge-key.pem"), path.join(directory, "edge-certificate.pem")];
  const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"];
  execFileSync("openssl", ["req", ...kind, ...names, "-keyout", key, "-out", cert], { stdio: "ignore" });
  return { key: readFileSync(key), cert: readFileSync(cert), file: cert };
}
