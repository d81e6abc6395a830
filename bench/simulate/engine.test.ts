// The engine against what queueing theory says exactly.
import { describe, expect, it } from 'vitest';
import { Simulation, Station } from './engine.ts';

const CUSTOMERS = 200_000;

/** Mean wait of customers who come and are served at random, s. */
const simulatedWait = (rate: number, serviceSeconds: number, servers: number): Station => {
  const simulation = new Simulation(7);
  const station = new Station(simulation, 'a desk', servers);
  const come = (): void => {
    station.serve(simulation.exponential(serviceSeconds), () => {});
    simulation.after(simulation.exponential(1 / rate), come);
  };
  come();
  simulation.run(CUSTOMERS / rate);
  return station;
};

/** Erlang's C: the chance that somebody has to wait at all. */
const erlangC = (servers: number, offered: number): number => {
  let term = 1;
  let sum = 1;
  for (let busy = 1; busy < servers; busy += 1) {
    term *= offered / busy;
    sum += term;
  }
  const all = (term * offered) / servers / (1 - offered / servers);
  return all / (sum + all);
};

/** Mean wait of M/M/c, s; of M/M/1 where there is one server. */
const exactWait = (rate: number, serviceSeconds: number, servers: number): number =>
  erlangC(servers, rate * serviceSeconds) / (servers / serviceSeconds - rate);

describe('a station', () => {
  it.each([
    [0.5, 1],
    [0.8, 1],
    [0.8, 2],
    [0.9, 8],
  ])('at a load of %d with %d servers lets wait as long as Erlang says', (load, servers) => {
    const serviceSeconds = 0.01;
    const rate = (load * servers) / serviceSeconds;
    const { meanWait, utilization } = simulatedWait(rate, serviceSeconds, servers);
    const exact = exactWait(rate, serviceSeconds, servers);
    expect(Math.abs(meanWait / exact - 1)).toBeLessThan(0.08);
    expect(Math.abs(utilization - load)).toBeLessThan(0.01);
  });

  it('waits exactly λ/(μ(μ−λ)) with one server', () => {
    expect(exactWait(80, 0.01, 1)).toBeCloseTo(80 / (100 * 20), 10);
  });

  it('serves in turn, each for its own time', () => {
    const simulation = new Simulation();
    const station = new Station(simulation, 'a desk', 1);
    const done: [string, number][] = [];
    for (const [who, seconds] of [
      ['a', 2],
      ['b', 1],
      ['c', 3],
    ] as const) {
      station.serve(seconds, () => void done.push([who, simulation.now]));
    }
    simulation.run(10);
    expect(done).toEqual([
      ['a', 2],
      ['b', 3],
      ['c', 6],
    ]);
    expect(station.queued).toBe(0);
    expect(station.utilization).toBeCloseTo(0.6);
  });
});
