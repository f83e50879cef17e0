import { exactSum } from '#ui/language/numbers.ts';
import { useSite } from '../../document/site-context.tsx';
import { type Arrow, arrowsOf } from './arrows.ts';
import { type Flow, type PartyRole, type Place, placesOf } from './parties.ts';
import { twoLines } from './two-lines.ts';

/**
 * The parties and the lines between them. Places are percent across and pixels down, so that the map reaches from a phone
 * to a page and its letters stay as large as they are; a line's head is on its way, since no one knows on the server
 * where a party's edge will be.
 */
type PartyMapProps = { flows: readonly Flow[]; nameOf: (role: PartyRole) => string; name: string };

export function PartyMap({ flows, nameOf, name }: PartyMapProps) {
  const { places, height } = placesOf(flows);
  const arrows = arrowsOf(flows, places);
  return (
    <svg className="who-map" height={height} aria-hidden="true" focusable="false">
      <defs>
        <Head id={`${name}-head`} size={14} look="who-head" />
        <Head id={`${name}-band`} size={38} look="who-wide-head" />
      </defs>
      {arrows.map((arrow) => (
        <Line key={arrow.number} arrow={arrow} name={name} />
      ))}
      {[...places].map(([role, place]) => (
        <Party key={role} role={role} place={place} said={nameOf(role)} />
      ))}
      {arrows.map((arrow) => (
        <Label key={arrow.number} arrow={arrow} />
      ))}
    </svg>
  );
}

function Head({ id, size, look }: { id: string; size: number; look: string }) {
  const half = size / 2;
  return (
    <marker
      id={id}
      markerUnits="userSpaceOnUse"
      markerWidth={size}
      markerHeight={size}
      refX={half}
      refY={half}
      orient="auto"
    >
      <path className={look} d={`M0 0L${size} ${half}L0 ${size}z`} />
    </marker>
  );
}

function Line({ arrow, name }: { arrow: Arrow; name: string }) {
  const { from, to, head, aside, width, flow, isBand } = arrow;
  const look = `who-line${flow.isWork ? ' who-work' : ''}${isBand ? ' who-band' : ''}`;
  const marker = width > 5 ? `${name}-band` : `${name}-head`;
  return (
    <g className={look} strokeWidth={width} transform={`translate(${aside.x} ${aside.y})`}>
      <line {...ends(from, head)} markerEnd={`url(#${marker})`} />
      <line {...ends(head, to)} />
    </g>
  );
}

function ends(from: Place, to: Place) {
  return { x1: `${from.x}%`, y1: from.y, x2: `${to.x}%`, y2: to.y };
}

function Party({ role, place, said }: { role: PartyRole; place: Place; said: string }) {
  const lines = twoLines(said);
  return (
    <svg
      className={`who-party who-${role}`}
      x={`${place.x}%`}
      y={place.y}
      width="1"
      height="1"
      aria-hidden="true"
    >
      <rect />
      <text y={lines.length > 1 ? -3 : 5}>
        {lines.map((line, index) => (
          <tspan key={line} x="0" dy={index === 0 ? undefined : 16}>
            {line}
          </tspan>
        ))}
      </text>
    </svg>
  );
}

/**
 * The flow's number, and its sum where there is room: above or below a flat line, outside of a line that leads to the
 * middle, inside of one between corners. Of two beside each other each has its own side.
 */
function Label({ arrow }: { arrow: Arrow }) {
  const { disc, aside, number, flow, from, to } = arrow;
  const { locale } = useSite();
  const isFlat = from.y === to.y;
  const isToMiddle = from.x === 50 || to.x === 50;
  const side = disc.x > 50 === isToMiddle ? 'right' : 'left';
  const hasRoom = isFlat || aside.x === 0 || aside.x > 0 === (side === 'right');
  const y = aside.y > 0 ? 28 : -19;
  return (
    <svg x={`${disc.x}%`} y={disc.y} width="1" height="1" aria-hidden="true">
      <g transform={`translate(${aside.x} ${aside.y})`}>
        <circle r="12" className="who-disc" />
        <text className="who-number" y="4.5">
          {number}
        </text>
        {flow.sumInr !== undefined && hasRoom && (
          <text
            className={isFlat ? 'who-sum' : `who-sum who-${side}`}
            x={isFlat ? 0 : side === 'right' ? 18 : -18}
            y={isFlat ? y : 4.5}
          >
            {exactSum(flow.sumInr, locale)}
          </text>
        )}
      </g>
    </svg>
  );
}
