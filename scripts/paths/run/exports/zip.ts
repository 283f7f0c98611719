import { crc32 } from "node:zlib"

interface File {
  readonly name: string
  readonly bytes: Uint8Array
}

/** The flag for file names in UTF-8. */
const flags = 0x08_00
const version = 20
/** 1 January 1980, the first day that the format can express. The date is constant, so that the same files give the same bytes. */
const date = 0x00_21

/** Returns the fields that a file's header and its entry in the directory share. */
const fieldsOf = ({ name, bytes }: File): Buffer => {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(version, 0)
  fields.writeUInt16LE(flags, 2)
  fields.writeUInt16LE(date, 8)
  fields.writeUInt32LE(crc32(bytes), 10)
  fields.writeUInt32LE(bytes.length, 14)
  fields.writeUInt32LE(bytes.length, 18)
  fields.writeUInt16LE(Buffer.byteLength(name), 22)
  return fields
}

/** Writes a ZIP file without compression, because images are compressed already. */
export const createZip = (files: readonly File[]): Uint8Array<ArrayBuffer> => {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const file of files) {
    const name = Buffer.from(file.name)
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), fieldsOf(file), name, file.bytes])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    const madeBy = Buffer.from([version, 0])
    directory.push(Buffer.concat([Buffer.from("PK\u0001\u0002"), madeBy, fieldsOf(file), place, name]))
    parts.push(local)
    at += local.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(entries.length, 8)
  end.writeUInt32LE(at, 12)
  return new Uint8Array(Buffer.concat([...parts, entries, Buffer.from("PK\u0005\u0006"), end]))
}
