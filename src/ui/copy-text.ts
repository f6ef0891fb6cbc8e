import { toast } from './toast';

/** Copies a text, or shows it to be copied by hand where the browser does not let us. */
export async function copyText(text: string, title: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title });
  } catch {
    toast({ title: 'Copy this by hand', description: text, duration: Infinity });
  }
}
