import { TableDamaged } from '../store/problem.ts';

type Report = (error: unknown, where: string) => void;

/** Reports what it is given, but damage to a table only once, however many players, bots and clocks come upon it. */
export function reportOnce(report: Report): Report {
  const said = new Set<string>();
  return (error, where) => {
    if (error instanceof TableDamaged) {
      if (said.has(error.message)) return;
      said.add(error.message);
    }
    report(error, where);
  };
}
