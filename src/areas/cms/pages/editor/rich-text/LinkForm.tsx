import { useState, type KeyboardEvent } from 'react';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { safeLink } from '@/domain/pages/safe-address';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { ChooseLinkButton } from '@/areas/cms/pickers/ChooseLinkButton';
import { LinkPicker } from '@/areas/cms/pickers/LinkPicker';
import { $putLink, $removeLinks } from './links';
import type { ToolbarState } from './toolbar-state';

const PROBLEM = 'Enter an address that begins with https://, /, #, mailto: or tel:.';

const focusFirst = (element: HTMLInputElement | null) => element?.focus();

export function LinkForm({ link, onClose }: { link: ToolbarState['link']; onClose: () => void }) {
  const [editor] = useLexicalComposerContext();
  const [url, setUrl] = useState(link?.url ?? '');
  const [newTab, setNewTab] = useState(link?.newTab ?? false);
  const [problem, setProblem] = useState<string>();
  const [isPicking, setPicking] = useState(false);
  const [picked, setPicked] = useState({ href: '', label: '' });

  function leave() {
    onClose();
    editor.focus();
  }

  function put() {
    const address = safeLink(url);
    if (!address) return setProblem(PROBLEM);
    editor.update(() => $putLink(address, newTab, address === picked.href ? picked.label : address));
    leave();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') put();
    else leave();
  }

  return (
    <div className="space-y-3 border-t border-line p-3" data-link-form>
      <Field label="Address of the link" error={problem}>
        {(control) => (
          <div className="flex gap-1.5">
            <Input
              {...control}
              // Opened by key or button: the address is typed next.
              ref={focusFirst}
              value={url}
              placeholder="https:// or /page"
              onChange={({ target }) => setUrl(target.value)}
              onKeyDown={onKeyDown}
            />
            <ChooseLinkButton onClick={() => setPicking(true)} />
          </div>
        )}
      </Field>
      {/* A press in the dialog must not count as one on the canvas, which would leave the text. */}
      <div className="contents" onPointerDown={(event) => event.stopPropagation()}>
        <LinkPicker
          open={isPicking}
          onOpenChange={setPicking}
          onPick={(target) => {
            setPicked(target);
            setUrl(target.href);
            setProblem(undefined);
          }}
        />
      </div>
      <Checkbox label="Open in a new tab" checked={newTab} onChange={({ target }) => setNewTab(target.checked)} />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={put}>
          Apply link
        </Button>
        {link && (
          <Button
            size="sm"
            variant="outline"
            onClick={() => {
              editor.update($removeLinks);
              leave();
            }}
          >
            Remove link
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={leave}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
