import { HEIGHT, WIDTH, rect, tag } from '../svg';

const stop = (offset: number, color: string, opacity?: number): string =>
  tag('stop', { offset, 'stop-color': color, 'stop-opacity': opacity });

export function studio(id: string, withFloor: boolean): string {
  const wall = tag(
    'radialGradient',
    { id: `${id}-wall`, cx: 0.46, cy: 0.4, r: 0.78 },
    stop(0, '#f6f7f9') + stop(0.55, '#e8eaee') + stop(1, '#cfd3db'),
  );
  const floor = tag(
    'linearGradient',
    { id: `${id}-floor`, x2: 0, y2: 1 },
    stop(0, '#ffffff', 0) + stop(0.5, '#ffffff', 0.45) + stop(1, '#e6e8ed', 0.35),
  );
  return (
    tag('defs', {}, wall + floor) +
    rect(0, 0, WIDTH, HEIGHT, { fill: `url(#${id}-wall)` }) +
    (withFloor ? rect(0, 1180, WIDTH, 320, { fill: `url(#${id}-floor)` }) : '')
  );
}

export function floorShadow(id: string, y: number, radius: number, opacity = 0.34): string {
  const pool = tag(
    'radialGradient',
    { id: `${id}-pool` },
    stop(0, '#23263a', opacity) + stop(0.5, '#23263a', opacity * 0.42) + stop(1, '#23263a', 0),
  );
  return (
    tag('defs', {}, pool) +
    tag('ellipse', { cx: WIDTH / 2, cy: y, rx: radius, ry: radius * 0.11, fill: `url(#${id}-pool)` })
  );
}
