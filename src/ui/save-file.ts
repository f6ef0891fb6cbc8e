type Saved = { ok: true } | { ok: false; /** What the server said, where it said anything. */ message?: string };

/** Has the server make a file out of `body` and saves it under the name the server gives it. */
export async function saveFile(path: string, body: object): Promise<Saved> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) {
      const { message } = (await response.json()) as { message?: string };
      return { ok: false, message };
    }
    const url = URL.createObjectURL(await response.blob());
    const link = document.createElement('a');
    link.href = url;
    link.download = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '';
    link.click();
    URL.revokeObjectURL(url);
    return { ok: true };
  } catch {
    return { ok: false };
  }
}
