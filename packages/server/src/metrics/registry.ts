/** The little that Prometheus needs: counters, gauges and histograms, written as text. */

export interface Counter {
  /** `label` is the value of the counter's label, if it has one. */
  readonly add: (label?: string) => void;
}

export interface Histogram {
  readonly observe: (value: number) => void;
}

export class Registry {
  private readonly parts: (() => string)[] = [];

  counter(name: string, help: string, label?: string): Counter {
    const counts = new Map<string, number>(label === undefined ? [['', 0]] : []);
    this.parts.push(() => {
      const lines = [...counts].map(([value, count]) => `${name}${labelled(label, value)} ${count}`);
      return written(name, help, 'counter', lines);
    });
    return { add: (value = '') => counts.set(value, (counts.get(value) ?? 0) + 1) };
  }

  /** Read when it is asked for; with a label, one number for each of its values. */
  gauge(name: string, help: string, read: () => number): void;
  gauge(name: string, help: string, read: () => Readonly<Record<string, number>>, label: string): void;
  gauge(name: string, help: string, read: () => number | Readonly<Record<string, number>>, label?: string): void {
    this.parts.push(() => {
      const now = read();
      const values = typeof now === 'number' ? [['', now] as const] : Object.entries(now);
      return written(
        name,
        help,
        'gauge',
        values.map(([value, number]) => `${name}${labelled(label, value)} ${number}`),
      );
    });
  }

  /** `bounds` are the upper ends of its buckets, in order. */
  histogram(name: string, help: string, bounds: readonly number[]): Histogram {
    const counts = [...bounds, Number.POSITIVE_INFINITY].map(() => 0);
    let sum = 0;
    let count = 0;
    this.parts.push(() => {
      let below = 0;
      const lines = bounds.map((bound, i) => {
        below += counts[i] ?? 0;
        return `${name}_bucket{le="${bound}"} ${below}`;
      });
      return written(name, help, 'histogram', [
        ...lines,
        `${name}_bucket{le="+Inf"} ${count}`,
        `${name}_sum ${sum}`,
        `${name}_count ${count}`,
      ]);
    });
    return {
      observe: (value) => {
        sum += value;
        count += 1;
        // As told, each bucket also holds what fits into the smaller ones; counted is each value once.
        let bucket = 0;
        while (value > (bounds[bucket] ?? Number.POSITIVE_INFINITY)) bucket += 1;
        counts[bucket] = (counts[bucket] ?? 0) + 1;
      },
    };
  }

  text(): string {
    return this.parts.map((part) => part()).join('');
  }
}

function written(name: string, help: string, type: string, lines: readonly string[]): string {
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.map((line) => `${line}\n`).join('')}`;
}

function labelled(label: string | undefined, value: string): string {
  return label === undefined ? '' : `{${label}="${value.replaceAll(/["\\\n]/g, '_')}"}`;
}
