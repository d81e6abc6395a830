"""The reader's network: word and letter-group embeddings, one bidirectional GRU, a chain of tags, and the row of each segment."""
import torch
from torch import nn

from text import GRAMS, SHAPES, WORDS, features_of

HEADS, LOOK = 2, 48
#: Tokens before and behind it that a segment looks at.
AROUND = 36


class Network(nn.Module):
    def __init__(self, tags: int, codes: int, width: int = 96, hidden: int = 96, wide: int = 256, drop: float = 0.35):
        super().__init__()
        self.embed = nn.EmbeddingBag(WORDS + GRAMS + SHAPES, width, mode="sum")
        nn.init.normal_(self.embed.weight, std=0.05)
        self.gru = nn.GRU(width, hidden, batch_first=True, bidirectional=True)
        self.tag = nn.Linear(2 * hidden + width, tags)
        self.start = nn.Parameter(torch.zeros(tags))
        self.move = nn.Parameter(torch.zeros(tags, tags))
        self.mix = nn.Linear(2 * width + 4 * hidden, wide)
        #: What the whole text is about.
        self.about = nn.Linear(width + 2 * hidden, wide, bias=False)
        #: What else of the text says which thing of its kind a segment means: each head looks at the tokens that matter to it.
        self.ask = nn.Linear(2 * width + 4 * hidden, HEADS * LOOK)
        self.answer = nn.Linear(width + 2 * hidden, HEADS * LOOK)
        self.beside = nn.Linear(HEADS * (width + 2 * hidden), wide, bias=False)
        nn.init.zeros_(self.beside.weight)
        self.rank = nn.Linear(wide, codes)
        self.drop = nn.Dropout(drop)

    def read(self, examples, device):
        """Vectors and states of each token, padded: (texts, tokens, …)."""
        rows, offsets = [], []
        for example in examples:
            for _, _, token in example.tokens:
                offsets.append(len(rows))
                rows += features_of(token)
        lengths = [len(example.tokens) for example in examples]
        flat = torch.tanh(self.embed(torch.tensor(rows, device=device), torch.tensor(offsets, device=device)))
        words = self.drop(nn.utils.rnn.pad_sequence(flat.split(lengths), batch_first=True))
        packed = nn.utils.rnn.pack_padded_sequence(words, torch.tensor(lengths), batch_first=True, enforce_sorted=False)
        states, _ = nn.utils.rnn.pad_packed_sequence(self.gru(packed)[0], batch_first=True)
        return words, self.drop(states)

    def scores(self, words, states):
        return self.tag(torch.cat([states, words], -1))

    def chain(self, scores, mask):
        """Log of the sum over all chains of tags, by text."""
        total = self.start + scores[:, 0]
        for i in range(1, scores.shape[1]):
            next = torch.logsumexp(total.unsqueeze(2) + self.move, 1) + scores[:, i]
            total = torch.where(mask[:, i].unsqueeze(1).bool(), next, total)
        return torch.logsumexp(total, 1)

    def chain_loss(self, scores, tags, mask):
        """Negative log likelihood of the tags, by text."""
        gold = scores.gather(2, tags.unsqueeze(2)).squeeze(2) * mask
        moves = self.move[tags[:, :-1], tags[:, 1:]] * mask[:, 1:]
        return self.chain(scores, mask) - self.start[tags[:, 0]] - gold.sum(1) - moves.sum(1)

    def chances(self, scores, mask):
        """Chance of each tag of each token, over all chains."""
        with torch.enable_grad():
            free = scores.detach().requires_grad_()
            return torch.autograd.grad(self.chain(free, mask).sum(), free)[0]

    def best(self, scores, length):
        """The likeliest tags of one text."""
        total, back = self.start + scores[0], []
        for i in range(1, length):
            total, from_ = (total.unsqueeze(1) + self.move).max(0)
            total = total + scores[i]
            back.append(from_.tolist())
        path = [int(total.argmax())]
        for from_ in reversed(back):
            path.append(from_[path[-1]])
        return path[::-1]

    def looked(self, span, words, states, spans, mask):
        """What each head sees around each span (text, first, end): (spans, heads × (width + states))."""
        texts, first, end = torch.tensor(spans, device=words.device).T
        tokens = torch.cat([words, states], -1)
        keys = self.answer(tokens).unflatten(-1, (HEADS, LOOK))[texts]
        asked = self.ask(span).unflatten(-1, (HEADS, LOOK))
        fit = torch.einsum("shd,sthd->sht", asked, keys) / LOOK**0.5
        at = torch.arange(words.shape[1], device=words.device)
        near = mask.bool()[texts] & (at >= first.unsqueeze(1) - AROUND) & (at < end.unsqueeze(1) + AROUND)
        fit = fit.masked_fill(~near.unsqueeze(1), -1e4).softmax(-1)
        return torch.einsum("sht,std->shd", fit, tokens[texts]).flatten(1)

    def ranks(self, words, states, spans, mask, alone=False):
        """Scores of all rows for each span (text, first, end). `alone`: the spans are phrases without their text."""
        texts = torch.tensor([text for text, _, _ in spans], device=words.device)
        longest = max(end - first for _, first, end in spans)
        at = torch.tensor([first for _, first, _ in spans], device=words.device).unsqueeze(1) + torch.arange(longest, device=words.device)
        on = (at < torch.tensor([end for _, _, end in spans], device=words.device).unsqueeze(1)).unsqueeze(2)
        at = at.clamp(max=words.shape[1] - 1)
        pooled = []
        for each in (words, states):
            inside = each[texts.unsqueeze(1), at]
            pooled += [(inside * on).sum(1) / on.sum(1), inside.masked_fill(~on, -1e4).amax(1)]
        span = torch.cat(pooled, -1)
        mixed = self.mix(span)
        if not alone:
            mixed = mixed + self.beside(self.drop(self.looked(span, words, states, spans, mask)))
            share = mask.unsqueeze(2) / mask.sum(1).view(-1, 1, 1)
            about = torch.cat([(words * share).sum(1), (states * share).sum(1)], -1)
            mixed = mixed + self.about(self.drop(about))[texts]
        return self.rank(self.drop(torch.relu(mixed)))
