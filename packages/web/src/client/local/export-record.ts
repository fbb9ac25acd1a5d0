import type { HostClient } from './client.ts';

/** Hands the record of the game to the reader as a file. */
export async function exportRecord(host: HostClient, table: string): Promise<void> {
  const { text, record } = await host.ask('exportRecord', { table });
  const address = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName(record.game, record.seats);
  link.click();
  URL.revokeObjectURL(address);
}

function fileName(game: string, seats: readonly string[]): string {
  const names = seats.map((name) => name.normalize('NFKD').replace(/[^a-z0-9]+/gi, '')).filter((name) => name !== '');
  return `${[game, ...names].join('-').toLowerCase()}.jsonl`;
}
