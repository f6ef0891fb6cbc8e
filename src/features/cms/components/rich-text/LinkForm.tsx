import { useState, type KeyboardEvent } from 'react';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { safeLink } from '@/domain/safe-address';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { $putLink, $removeLinks } from './links';
import type { Standing } from './standing';

const PROBLEM = 'Enter an address that begins with https://, /, #, mailto: or tel:.';

/** Where a link leads. No form of its own: it may stand inside one. */
export function LinkForm({ link, onClose }: { link: Standing['link']; onClose: () => void }) {
  const [editor] = useLexicalComposerContext();
  const [url, setUrl] = useState(link?.url ?? '');
  const [newTab, setNewTab] = useState(link?.newTab ?? false);
  const [problem, setProblem] = useState<string>();

  function leave() {
    onClose();
    editor.focus();
  }

  function put() {
    const address = safeLink(url);
    if (!address) return setProblem(PROBLEM);
    editor.update(() => $putLink(address, newTab));
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
          <Input
            {...control}
            // Opened by a key or a button: the address is what comes next.
            ref={(element) => element?.focus()}
            value={url}
            placeholder="https:// or /page"
            onChange={({ target }) => setUrl(target.value)}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
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
