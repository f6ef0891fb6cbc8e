// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { testScreen } from '../../../../../tests/setup/test-screen';
import { firstKit, kitNow, startDesign } from '../designer-store';
import { LogoDialog, type LogoDialogProps } from './LogoDialog';

const SPOT = { garment: 'football-shirt', surface: 'front' } as const;
const DRAWING = { width: 1000, height: 500, shapes: [{ d: 'M0 0L1000 0L500 500Z', color: '#c8102e' }] };
const screen = testScreen();

function picture() {
  const data = new Uint8ClampedArray(4 * 20 * 20);
  for (let at = 0; at < 400; at += 1)
    if (at % 20 > 3 && at % 20 < 16 && at > 80 && at < 320) data.set([200, 16, 46, 255], 4 * at);
  return { width: 20, height: 20, data };
}

async function open(change: Partial<LogoDialogProps['reading']>) {
  const reading = {
    ok: true,
    name: 'Crest',
    picture: picture(),
    whole: picture(),
    isShaded: false,
    ...change,
  } as const;
  await act(async () => screen.render(<LogoDialog reading={reading} spot={SPOT} keptIn="device" onClose={vi.fn()} />));
}

const chosen = () => document.querySelector('label:has(input[type=radio]:checked)')?.textContent;
const slider = () => document.querySelector<HTMLInputElement>('input[type=range]');

beforeEach(() => {
  localStorage.clear();
  startDesign(firstKit());
  vi.stubGlobal(
    'ImageData',
    class {
      readonly kind = 'pixels';
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AAAA');
});

it('keeps a drawing as it is drawn, beside its file', async () => {
  await open({ drawing: DRAWING });
  expect([chosen(), slider()?.value]).toEqual(['As drawn', '50']);
  expect(document.body.textContent).toContain('printed as they are drawn, sharp at any size.');
  const add = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Add logo');
  await act(async () => add?.click());
  const logo = kitNow().elements.find(({ kind }) => kind === 'logo');
  expect(logo).toMatchObject({ logo: { name: 'Crest', ...DRAWING } });
});

it('proposes other drawings as pictures', async () => {
  await open({});
  expect([chosen(), slider()]).toEqual(['Picture', null]);
});

it('traces pixels, beside their file', async () => {
  await open({ pixels: 20 });
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect([chosen(), slider()?.value]).toEqual(['Flat colours', '50']);
  });
});
