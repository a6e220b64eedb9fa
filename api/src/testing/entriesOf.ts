import { crc32 } from 'node:zlib';

const DIRECTORY_AT = 16;
const COUNT_AT = 10;
const END_BYTES = 22;

/** Entries of a zip archive without compression, read by its directory as every unpacker does; a damaged one is an error. */
export function entriesOf(zip: Buffer): Map<string, Buffer> {
  const end = zip.subarray(-END_BYTES);
  const entries = new Map<string, Buffer>();
  let at = end.readUInt32LE(DIRECTORY_AT);
  for (let left = end.readUInt16LE(COUNT_AT); left > 0; left -= 1) {
    const [crc, size, nameBytes] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28)];
    const name = zip.subarray(at + 46, at + 46 + nameBytes).toString();
    const file = zip.readUInt32LE(at + 42);
    const start = file + 30 + zip.readUInt16LE(file + 26);
    const bytes = zip.subarray(start, start + size);
    if (zip.readUInt32LE(file) !== 0x04034b50 || crc32(bytes) !== crc) throw new Error(`${name} is damaged.`);
    entries.set(name, bytes);
    at += 46 + nameBytes;
  }
  return entries;
}
