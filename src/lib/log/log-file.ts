import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

type LogFileOptions = {
  /** Without it lines are kept in memory only. */
  folder?: string;
  maxBytes?: number;
  maxFiles?: number;
  maxLines?: number;
};

const FILE_NAME = 'kitroom';
/** Writes lines together after this, ms. */
const PAUSE_MS = 250;

/** Rotates files, so that a log never fills a disk. Without a writable folder it stays in memory. */
export class LogFile {
  private readonly lines: string[] = [];
  private waiting: string[] = [];
  private timer: NodeJS.Timeout | undefined;
  private readonly folder: string | undefined;
  private readonly maxBytes: number;
  private readonly maxFiles: number;
  private readonly maxLines: number;

  constructor({ folder, maxBytes = 4 * 1024 * 1024, maxFiles = 5, maxLines = 2_000 }: LogFileOptions) {
    this.folder = folder;
    this.maxBytes = maxBytes;
    this.maxFiles = maxFiles;
    this.maxLines = maxLines;
    if (folder) process.once('exit', () => this.flush());
  }

  /** @param line with line feed */
  write(line: string): void {
    this.lines.push(line);
    if (this.lines.length > this.maxLines) this.lines.shift();
    if (!this.folder) return;
    this.waiting.push(line);
    if (this.waiting.length > this.maxLines) this.waiting.shift();
    this.timer ??= setTimeout(() => this.flush(), PAUSE_MS).unref();
  }

  recent(): readonly string[] {
    return this.lines;
  }

  /** Possible paths, newest first. */
  files(): string[] {
    const { folder } = this;
    return folder ? Array.from({ length: this.maxFiles }, (_, index) => path.join(folder, fileName(index))) : [];
  }

  /** False if the files lack lines. */
  flush(): boolean {
    clearTimeout(this.timer);
    this.timer = undefined;
    const [newest] = this.files();
    if (!this.folder || !newest) return false;
    if (this.waiting.length === 0) return true;
    try {
      mkdirSync(this.folder, { recursive: true, mode: 0o700 });
      if (sizeOf(newest) >= this.maxBytes) this.rotate();
      appendFileSync(newest, this.waiting.join(''), { mode: 0o600 });
      this.waiting = [];
      return true;
    } catch {
      return false; // Lines wait in memory for the next attempt.
    }
  }

  private rotate(): void {
    const files = this.files();
    for (let index = files.length - 1; index > 0; index -= 1) {
      const [from, to] = [files[index - 1] ?? '', files[index] ?? ''];
      if (sizeOf(from) > 0) renameSync(from, to);
    }
  }
}

const fileName = (index: number): string => (index === 0 ? `${FILE_NAME}.log` : `${FILE_NAME}.${index}.log`);

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
