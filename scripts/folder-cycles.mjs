/** What stands directly in one of these is a room: a folder with all it holds, or a file of its own. */
const HALLS = [
  'domain/src',
  'contract/src',
  'server/src',
  'server/src/modules',
  'web/src',
  'web/src/features',
  'web/src/ui',
];
const TESTS = /\.test\.tsx?$|\/testing\//;

/**
 * Rooms that import each other, directly or round a few corners; type imports count. Of each arrow between two of them one
 * import is named, the rarest arrows first: the one too many is usually among those.
 */
export function folderCycles(modules) {
  const arrows = arrowsBetweenRooms(modules);
  return knots(arrows).map((rooms) => {
    const between = rooms.flatMap((from) =>
      rooms.flatMap((to) => (arrows.get(from)?.has(to) ? [arrows.get(from).get(to)] : [])),
    );
    return { rooms, imports: between.sort((a, b) => a.length - b.length).map(([first]) => first) };
  });
}

/** Undefined for what belongs to no hall: packages, scripts, stories. */
function roomOf(file) {
  const hall = HALLS.filter((each) => file.startsWith(`${each}/`)).at(-1);
  return hall && `${hall}/${file.slice(hall.length + 1).split('/')[0]}`;
}

/** room → room → the imports behind it. */
function arrowsBetweenRooms(modules) {
  const arrows = new Map();
  for (const { source, dependencies } of modules) {
    const from = roomOf(source);
    if (!from || TESTS.test(source)) continue;
    for (const { resolved } of dependencies) {
      const to = roomOf(resolved);
      if (!to || to === from || TESTS.test(resolved)) continue;
      const targets = arrows.get(from) ?? arrows.set(from, new Map()).get(from);
      targets.set(to, [...(targets.get(to) ?? []), `${source} → ${resolved}`]);
    }
  }
  return arrows;
}

/** Tarjan's strongly connected components, those of more than one room. */
function knots(arrows) {
  const found = [];
  const order = new Map();
  const lowest = new Map();
  const path = [];
  const visit = (room) => {
    order.set(room, order.size);
    lowest.set(room, order.get(room));
    path.push(room);
    for (const next of arrows.get(room)?.keys() ?? []) {
      if (!order.has(next)) visit(next);
      if (path.includes(next)) lowest.set(room, Math.min(lowest.get(room), lowest.get(next)));
    }
    if (lowest.get(room) !== order.get(room)) return;
    const knot = path.splice(path.indexOf(room));
    if (knot.length > 1) found.push(knot.sort());
  };
  for (const room of arrows.keys()) if (!order.has(room)) visit(room);
  return found;
}
