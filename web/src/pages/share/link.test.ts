import { describe, expect, it } from 'vitest';
import { pack, unpack } from './link';

describe('a position as a link', () => {
  it('comes back as it was, umlauts too', async () => {
    const text = '# Zwölf Boxkämpfer\ngiven A lantern_guard red at 10,10 facing 0\n'.repeat(20);
    const packed = await pack(text);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(text.length / 4);
    expect(await unpack(packed)).toBe(text);
  });
  it('is refused when it is something else', async () => {
    expect(await unpack('no link')).toBeNull();
    expect(await unpack('AAAA')).toBeNull();
    expect(await unpack('')).toBeNull();
  });
  it('is refused when it would grow beyond any position', async () => {
    await expect(pack('x'.repeat(10))).resolves.toBeTruthy();
    const bomb = new Blob(['x'.repeat(10_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(bomb).arrayBuffer());
    const letters = btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
    expect(await unpack(letters)).toBeNull();
  });
});
