// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testScreen } from '../../../../../tests/setup/test-screen';
import { putTeam, useDesigner } from '../designer-store';
import { TeamLogos } from './TeamLogos';

const SPOT = { garment: 'football-shirt', surface: 'front' } as const;
const logo = (id: string, name: string, fileFormat: string, previewUrl: string | null = null) => ({
  ...{ id, name, fileFormat, previewUrl, pixels: null },
  fileUrl: `/api/team/assets/${id}/file`,
});
const screen = testScreen();

beforeEach(() => {
  const logos = [
    logo('a', 'Crest', 'PNG', '/crest'),
    logo('b', 'Acme', 'AI'),
    logo('c', 'Old crest', 'EPS'),
    logo('d', 'Drawn EPS', 'EPS', '/eps'),
  ];
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json({ logos }))),
  );
});
afterEach(() => act(() => useDesigner.setState({ team: undefined })));

it('offers a team the logos of its portal, and says of an EPS what would be drawn', async () => {
  await act(async () => screen.render(<TeamLogos spot={SPOT} />));
  expect(document.body.textContent).toBe('');
  await act(async () => putTeam({ teamName: 'Lions', colors: ['#123456', '#ffffff'] }));
  const offered = [...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));
  expect(offered).toEqual(['Add Crest', 'Add Acme', 'Add Drawn EPS']);
  expect(document.body.textContent).toContain(
    'Old crestEPS cannot be drawn here. Save it as PDF or SVG, and use that.',
  );
  expect(fetch).toHaveBeenCalledWith('/api/kits/team-logos', expect.anything());
});
