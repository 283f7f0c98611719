import { execFile } from "node:child_process"
import { join } from "node:path"
import { promisify } from "node:util"

export type Certificate = { readonly CERTIFICATE: string; readonly KEY: string }

/** A self-signed certificate for this machine, as in docs/deploy.md. */
export const certificateIn = async (folder: string): Promise<Certificate> => {
  const files = { CERTIFICATE: join(folder, "certificate.pem"), KEY: join(folder, "certificate.key") }
  const words = [
    "req",
    "-x509",
    "-newkey",
    "rsa:2048",
    "-nodes",
    "-days",
    "1",
    "-subj",
    "/CN=127.0.0.1",
    "-out",
    files.CERTIFICATE,
    "-keyout",
    files.KEY,
  ]
  await promisify(execFile)("openssl", words)
  return files
}
