"""Takes the grain out of a render. Debian's Blender has no denoiser of its own.

Non-local means between two renders of the same view with different seeds (Rousselle 2012):
the weights of one half come from the other, so that noise does not vote for itself. Light is
filtered apart from the colour of the surface it falls on, so textures keep their detail, and
edges of shape (normal, depth) are never crossed.
"""
import numpy as np


def _box(a, r):
    """Mean over (2r+1) squared, edges repeated."""
    for axis in (0, 1):
        pad = [(0, 0)] * a.ndim
        pad[axis] = (r, r)
        wide = np.pad(a, pad, mode='edge')
        size = a.shape[axis]
        total = None
        for k in range(2 * r + 1):
            part = wide[k:k + size] if axis == 0 else wide[:, k:k + size]
            total = part.copy() if total is None else np.add(total, part, out=total)
        a = total
    return a / np.float32((2 * r + 1) ** 2)


def _clamp_fireflies(a, b):
    """No pixel of one half may be far brighter than the neighbourhood of both halves."""
    limit = np.maximum(_box((a + b) / 2, 2), 1e-4) * 3.5
    return np.minimum(a, limit), np.minimum(b, limit)


def halves(a, b, features, reach=5, patch=1, strength=0.6):
    """The mean of two noisy halves, filtered. `features` are (image, sigma) pairs without noise."""
    a, b = _clamp_fireflies(a, b)
    height, width, _ = a.shape
    grey = [x.mean(axis=2) for x in (a, b)]
    noise = _box(((grey[0] - grey[1]) ** 2) / 2, 2) + np.float32(1e-8)
    wide = [np.pad(x, ((reach, reach), (reach, reach), (0, 0)), mode='reflect') for x in (a, b)]
    flat = [np.pad(x, reach, mode='reflect') for x in (*grey, noise)]
    guide = np.concatenate([image / np.float32(sigma * 2 ** 0.5) for image, sigma in features], axis=2)
    edges = np.pad(guide, ((reach, reach), (reach, reach), (0, 0)), mode='reflect')
    sums = [np.zeros_like(a), np.zeros_like(a)]
    weights = [np.zeros((height, width), np.float32) for _ in range(2)]
    for dy in range(2 * reach + 1):
        for dx in range(2 * reach + 1):
            window = (slice(dy, dy + height), slice(dx, dx + width))
            away = guide - edges[window]
            same = np.einsum('ijk,ijk->ij', away, away)
            there = flat[2][window]
            spread = np.float32(strength ** 2) * (noise + there)
            expected = noise + np.minimum(noise, there)
            for voter in (0, 1):
                apart = ((grey[voter] - flat[voter][window]) ** 2 - expected) / spread
                weight = np.exp(-np.maximum(0, _box(apart, patch)) - same)
                sums[1 - voter] += weight[..., None] * wide[1 - voter][window]
                weights[1 - voter] += weight
    means = [total / np.maximum(weight, 1e-6)[..., None] for total, weight in zip(sums, weights)]
    return (means[0] + means[1]) / 2


def smooth(light, features, steps=(3, 6, 12), contrast=0.24):
    """Evens out what is left of the grain over wide areas; shadows and edges of shape stay."""
    height, width, _ = light.shape
    guide = np.concatenate([image / np.float32(sigma * 2 ** 0.5) for image, sigma in features], axis=2)
    for step in steps:
        tone = np.log(_box(light.mean(axis=2), 2) + np.float32(1e-3)) / np.float32(contrast * 2 ** 0.5)
        total, weights = np.zeros_like(light), np.zeros((height, width), np.float32)
        wide = 2 * step
        grow = lambda a: np.pad(a, ((wide, wide), (wide, wide)) + ((0, 0),) * (a.ndim - 2), mode='reflect')
        lights, guides, tones = grow(light), grow(guide), grow(tone)
        for dy in range(-2, 3):
            for dx in range(-2, 3):
                window = (slice(wide + dy * step, wide + dy * step + height), slice(wide + dx * step, wide + dx * step + width))
                away = guide - guides[window]
                weight = np.exp(-np.einsum('ijk,ijk->ij', away, away) - (tone - tones[window]) ** 2)
                total += weight[..., None] * lights[window]
                weights += weight
        light = total / weights[..., None]
    return light


def without_specks(image):
    """A single pixel clearly brighter than all round it takes the middle of its neighbours."""
    wide = np.pad(image, ((1, 1), (1, 1), (0, 0)), mode='edge')
    height, width, _ = image.shape
    near = np.stack([wide[dy:dy + height, dx:dx + width] for dy in range(3) for dx in range(3) if (dy, dx) != (1, 1)])
    tone = near.mean(axis=3)
    speck = image.mean(axis=2) > 1.25 * np.sort(tone, axis=0)[-2]
    return np.where(speck[..., None], np.median(near, axis=0), image)
