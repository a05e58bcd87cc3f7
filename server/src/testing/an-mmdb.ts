const TYPES = { text: 2, uint16: 5, uint32: 6, map: 7, uint64: 9, list: 11 } as const;
const RECORD_BYTES = 3;
const SEPARATOR = Buffer.alloc(16);
const MARKER = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');

type Value = string | { [name: string]: Value } | readonly Value[] | { uint: number; bytes: 2 | 4 | 8 };

/** A file as MaxMind describes its format, for networks of IPv4 such as '203.0.113.0/24'. */
export function anMmdb(networks: Readonly<Record<string, Value>>): Buffer {
  const tree: Node[] = [[undefined, undefined]];
  const entries = Object.entries(networks).map(([network, value]) => ({ network, data: encode(value) }));
  let offset = 0;
  for (const { network, data } of entries) {
    plant(tree, network, offset);
    offset += data.length;
  }
  const metadata = encode({
    node_count: { uint: tree.length, bytes: 4 },
    record_size: { uint: RECORD_BYTES * 8, bytes: 2 },
    ip_version: { uint: 4, bytes: 2 },
    database_type: 'Test-City',
    languages: ['en'],
    binary_format_major_version: { uint: 2, bytes: 2 },
    binary_format_minor_version: { uint: 0, bytes: 2 },
    build_epoch: { uint: 1_760_000_000, bytes: 8 },
    description: { en: 'Places for tests' },
  });
  const records = tree.map((node) => Buffer.concat(node.map((branch) => recordOf(branch, tree.length))));
  return Buffer.concat([...records, SEPARATOR, ...entries.map(({ data }) => data), MARKER, metadata]);
}

/** Where each bit leads: another node, or an entry. */
type Branch = { node: number } | { entry: number } | undefined;
type Node = [zero: Branch, one: Branch];

function plant(tree: Node[], network: string, entry: number): void {
  const [address = '', length = '32'] = network.split('/');
  const bits = address.split('.').flatMap((byte) => [...Number(byte).toString(2).padStart(8, '0')].map(Number));
  let at = tree[0] as Node;
  for (const bit of bits.slice(0, Number(length) - 1)) {
    const known = at[bit as 0 | 1];
    const next = known && 'node' in known ? known.node : tree.push([undefined, undefined]) - 1;
    at[bit as 0 | 1] = { node: next };
    at = tree[next] as Node;
  }
  at[bits[Number(length) - 1] as 0 | 1] = { entry };
}

function recordOf(branch: Branch, nodeCount: number): Buffer {
  const record = Buffer.alloc(RECORD_BYTES);
  const entry = branch && 'entry' in branch ? nodeCount + SEPARATOR.length + branch.entry : nodeCount;
  record.writeUIntBE(branch && 'node' in branch ? branch.node : entry, 0, RECORD_BYTES);
  return record;
}

function encode(value: Value): Buffer {
  if (typeof value === 'string') return Buffer.concat([control(TYPES.text, value.length), Buffer.from(value)]);
  if (Array.isArray(value)) return Buffer.concat([control(TYPES.list, value.length), ...value.map(encode)]);
  if ('uint' in value && typeof value.uint === 'number')
    return encodeNumber(value as { uint: number; bytes: 2 | 4 | 8 });
  const fields = Object.entries(value as Record<string, Value>);
  return Buffer.concat([
    control(TYPES.map, fields.length),
    ...fields.flatMap(([name, each]) => [encode(name), encode(each)]),
  ]);
}

function encodeNumber({ uint, bytes }: { uint: number; bytes: 2 | 4 | 8 }): Buffer {
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(uint));
  const type = { 2: TYPES.uint16, 4: TYPES.uint32, 8: TYPES.uint64 }[bytes];
  return Buffer.concat([control(type, bytes), number.subarray(8 - bytes)]);
}

/** Types above seven are written in a second byte. */
const control = (type: number, size: number) =>
  type <= TYPES.map ? Buffer.from([(type << 5) | size]) : Buffer.from([size, type - TYPES.map]);
