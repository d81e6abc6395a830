/** About as high as one card with its verdict: what stands in until it is known takes as much, so that nothing moves; px. */
export const SECOND_OPINION_HEIGHT = 360;
