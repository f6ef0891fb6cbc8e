'use client';

import { useCallback } from 'react';
import { Plus } from 'lucide-react';
import type { KitElement } from '@/domain/kits/document/kit-document';
import { MAX_TEXT_LENGTH } from '@/domain/kits/document/kit-limits';
import { wordsOf, type LetteredElement } from '@/domain/kits/lettering/printed-words';
import { addLettered, setText } from '@/domain/kits/editing/elements';
import { surfaceIn } from '@/domain/kits/editing/views';
import { lackingLetters } from '@/domain/kits/checks/lacking-letters';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { TypedInput } from '../controls/TypedInput';
import {
  edit,
  elementIn,
  settle,
  showPlayer,
  useAtRest,
  useDrawn,
  useElementPart,
  useElements,
  type DesignerState,
} from '../designer-store';
import { addElement } from '../element-actions';
import { nameOf } from '../element-words';
import { ElementFields } from './ElementFields';
import { ElementList } from './ElementList';
import { LetteringFields } from './LetteringFields';
import { PanelSection } from './PanelSection';

const ADDED = { text: 'Text', name: 'Player name', number: 'Player number' } as const;

export function TextPanel() {
  const elements = useElements();
  const garment = useDrawn((state) => state.garment);
  const view = useDrawn((state) => state.view);
  const selected = useDrawn((state) => state.selected);
  const texts = elements.filter(({ kind }) => kind !== 'logo');
  const element = texts.find(({ id }) => id === selected);
  const spot = { garment, surface: surfaceIn(garment, view) };
  return (
    <>
      {element && element.kind !== 'logo' && (
        <PanelSection title={nameOf(element)}>
          <div className="space-y-5">
            {element.kind === 'text' && <TextInput key={element.id} element={element} />}
            <Lettering key={`lettering ${element.id}`} element={element} />
            <ElementFields element={element} />
          </div>
        </PanelSection>
      )}
      <PanelSection title="Names, numbers and text">
        <div className="mb-4 flex flex-wrap gap-2">
          {(['text', 'name', 'number'] as const).map((kind) => (
            <Button
              key={kind}
              size="sm"
              variant="outline"
              onClick={() => addElement((document) => addLettered(document, kind, spot), `${ADDED[kind]} added.`)}
            >
              <Plus aria-hidden className="size-4" />
              {ADDED[kind]}
            </Button>
          ))}
        </div>
        <ElementList label="Names, numbers and texts" elements={texts} />
        {texts.length === 0 && <p className="text-sm text-ink-muted">No text on this kit yet.</p>}
      </PanelSection>
      <ShownFor />
    </>
  );
}

function Lettering({ element: { id, kind, lettering } }: { element: LetteredElement }) {
  const present = useElementPart(id, (element) => (element.kind === 'logo' ? undefined : element.lettering));
  const words = useAtRest(
    useCallback(
      (state: DesignerState) => {
        const element = elementIn(state, id);
        return (element && element.kind !== 'logo' && wordsOf(element, state.player)) || '10';
      },
      [id],
    ),
  );
  return <LetteringFields id={id} kind={kind} lettering={present ?? lettering} words={words} />;
}

const readName = ({ player }: DesignerState): string => player.name;
const readNumber = ({ player }: DesignerState): string => player.number;

function ShownFor() {
  const player = useDrawn((state) => state.player);
  const outlines = useDrawn((state) => state.outlines);
  const elements = useElements();
  const lacking = lackingLetters({ elements }, player, outlines);
  const errorOf = (kind: 'name' | 'number') => lacking.find((each) => each.kind === kind)?.message ?? '';
  return (
    <PanelSection title="Sample player">
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-3">
        <Field label="Name" error={errorOf('name')}>
          {(control) => (
            <TypedInput {...control} read={readName} maxLength={24} onType={(name) => showPlayer({ name })} />
          )}
        </Field>
        <Field label="Number" error={errorOf('number')}>
          {(control) => (
            <TypedInput {...control} read={readNumber} maxLength={3} onType={(number) => showPlayer({ number })} />
          )}
        </Field>
      </div>
      <p className="mt-2 text-sm text-ink-muted">Each player gets their own when you order.</p>
    </PanelSection>
  );
}

function TextInput({ element }: { element: Extract<KitElement, { kind: 'text' }> }) {
  const { id } = element;
  const outlines = useDrawn((state) => state.outlines);
  const lacking = lackingLetters({ elements: [element] }, {}, outlines);
  const read = useCallback(
    (state: DesignerState) => {
      const present = elementIn(state, id);
      return present?.kind === 'text' ? present.text : '';
    },
    [id],
  );
  return (
    <Field label="Text" error={lacking.map(({ message }) => message)}>
      {(control) => (
        <TypedInput
          {...control}
          read={read}
          maxLength={MAX_TEXT_LENGTH}
          onType={(text) => edit((document) => setText(document, id, text), undefined, `text-${id}`)}
          onDone={settle}
        />
      )}
    </Field>
  );
}
