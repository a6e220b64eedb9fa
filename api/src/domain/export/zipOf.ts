import { crc32 } from 'node:zlib';

interface ZipEntry {
  /** Letters, digits, dots, hyphens and slashes. */
  name: string;
  bytes: Uint8Array;
}

const VERSION = 20;
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;

/** Date and time as MS-DOS kept them, in UTC, exact to two seconds. */
function dosTime(unixSeconds: number): [time: number, date: number] {
  const at = new Date(unixSeconds * 1000);
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return [time, ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()];
}

/** Numbers of two or four bytes each, the lower byte first. */
function record(...numbers: (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  return Buffer.concat(
    numbers.map(([bytes, value]) => {
      const part = Buffer.alloc(bytes);
      part.writeUIntLE(value, 0, bytes);
      return part;
    }),
  );
}

/** A zip archive whose entries are stored as they are: pictures do not get smaller, and the rest is short. */
export function zipOf(entries: readonly ZipEntry[], now: number): Buffer {
  const [time, date] = dosTime(now);
  const [files, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const title = Buffer.from(name);
    const { length } = bytes;
    const facts = record([2, 0], [2, 0], [2, time], [2, date], [4, crc32(bytes)], [4, length], [4, length], [2, title.length], [2, 0]);
    const file = Buffer.concat([record([4, LOCAL], [2, VERSION]), facts, title, bytes]);
    const place = record([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]);
    files.push(file);
    directory.push(record([4, CENTRAL], [2, VERSION], [2, VERSION]), facts, place, title);
    offset += file.length;
  }
  const { length } = entries;
  const list = Buffer.concat(directory);
  const end = record([4, END], [2, 0], [2, 0], [2, length], [2, length], [4, list.length], [4, offset], [2, 0]);
  return Buffer.concat([...files, list, end]);
}
