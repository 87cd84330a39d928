// Writes pictures again with at most 256 colours, a fifth of their size, to be kept in the repository.
//
//     node scripts/fewer_colours.mjs FILE.png ...
import { readFileSync, writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import bundle from 'playwright-core/lib/utilsBundle';

const most = 256;
const kept = 5; // bits of each colour that are told apart

/** Boxes of colours, the fullest and widest halved until there are enough (median cut). */
function boxesOf(colours) {
  const boxes = [colours];
  const worth = (box) => (box.length < 2 ? 0 : box.reduce((sum, one) => sum + one.count, 0) * width(box).wide);
  const width = (box) => {
    let best = { wide: -1, channel: 0 };
    for (const channel of [0, 1, 2]) {
      const values = box.map(({ rgb }) => rgb[channel]);
      const wide = Math.max(...values) - Math.min(...values);
      if (wide > best.wide) best = { wide, channel };
    }
    return best;
  };
  const worths = [worth(colours)];
  while (boxes.length < most) {
    const n = worths.indexOf(Math.max(...worths));
    if (worths[n] === 0) break;
    const { channel } = width(boxes[n]);
    const sorted = [...boxes[n]].sort((a, b) => a.rgb[channel] - b.rgb[channel]);
    const half = sorted.reduce((sum, one) => sum + one.count, 0) / 2;
    let cut = 0;
    for (let sum = 0; sum < half && cut < sorted.length - 1; ++cut) sum += sorted[cut].count;
    cut = Math.max(1, cut);
    boxes.splice(n, 1, sorted.slice(0, cut), sorted.slice(cut));
    worths.splice(n, 1, worth(boxes[n]), worth(boxes[n + 1]));
  }
  return boxes;
}

const table = Array.from({ length: 256 }, (_, n) => {
  for (let bit = 0; bit < 8; ++bit) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
  return n >>> 0;
});
function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name), data]);
  const sum = body.reduce((crc, byte) => table[(crc ^ byte) & 255] ^ (crc >>> 8), 0xffffffff);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE((sum ^ 0xffffffff) >>> 0, body.length + 4);
  return framed;
}

function fewer(text) {
  const { width, height, data } = bundle.PNG.sync.read(text);
  const bins = new Map();
  const binAt = (at) => ((data[at] >> (8 - kept)) << (2 * kept)) | ((data[at + 1] >> (8 - kept)) << kept) | (data[at + 2] >> (8 - kept));
  for (let at = 0; at < data.length; at += 4) {
    const bin = bins.get(binAt(at)) ?? { count: 0, sum: [0, 0, 0] };
    ++bin.count;
    for (const channel of [0, 1, 2]) bin.sum[channel] += data[at + channel];
    bins.set(binAt(at), bin);
  }
  const colours = [...bins].map(([key, { count, sum }]) => ({ key, count, rgb: sum.map((one) => one / count) }));
  const index = new Map();
  const palette = boxesOf(colours).flatMap((box, n) => {
    const count = box.reduce((sum, one) => sum + one.count, 0);
    for (const { key } of box) index.set(key, n);
    return [0, 1, 2].map((channel) => Math.round(box.reduce((sum, one) => sum + one.rgb[channel] * one.count, 0) / count));
  });
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; ++y)
    for (let x = 0; x < width; ++x) rows[y * (width + 1) + 1 + x] = index.get(binAt(4 * (y * width + x)));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8); // eight bits, a palette
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('PLTE', Buffer.from(palette)), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))]);
}

for (const file of process.argv.slice(2)) {
  const text = readFileSync(file);
  const less = fewer(text);
  if (less.length < text.length) writeFileSync(file, less);
}
